import { useContext, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../components/buttons/button';
import { ButtonLink, useReturnAddress } from '../components/buttons/links';
import { Surface } from '../components/card';
import { AskingContext } from '../components/dialogs/dialog-contexts';
import { useTranslate } from '../texts';
import { media, space } from '../theme/theme';
import { FIELDS_WIDTH } from './fields/fields.styles';
import { useFormContext } from './fields/form-context';

interface FormLayoutProps {
  /** A panel beside the fields, e.g. about the chosen product. */
  aside?: ReactNode;
  children: ReactNode;
}

export function FormLayout({ aside, children }: FormLayoutProps) {
  return (
    <Columns>
      <Fields>{children}</Fields>
      {aside && <Aside>{aside}</Aside>}
    </Columns>
  );
}

/** The fields of a form that fills its dialog or card. */
export const FormFields = styled.div`
  display: grid;
  gap: ${space.lg};
`;

export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: ${space.lg};
  align-items: start;
`;

interface FormActionsProps {
  submitLabel: string;
  /** Path of the list that "Cancel" opens; without it there is no such link. */
  cancelTo?: string;
}

export function FormActions({ submitLabel, cancelTo }: FormActionsProps) {
  const t = useTranslate();
  const listAddress = useReturnAddress(cancelTo ?? '');
  return (
    <Actions>
      <SubmitButton busyLabel={t('Saving…')}>{submitLabel}</SubmitButton>
      {cancelTo !== undefined && <ButtonLink to={listAddress}>{t('Cancel')}</ButtonLink>}
    </Actions>
  );
}

/** The primary button of a form: busy during a save, but not while the save asks a question. */
export function SubmitButton({ busyLabel, children }: { busyLabel: string; children: string }) {
  const { isBusy } = useFormContext();
  const isAsking = useContext(AskingContext) !== null;
  return (
    <Button type="submit" variant="primary" busy={isBusy && !isAsking} busyText={busyLabel}>
      {children}
    </Button>
  );
}

const Columns = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space.edge};
  ${media.tablet} {
    flex-direction: column;
  }
`;
const Fields = styled(Surface)`
  display: flex;
  flex: 0 1 ${FIELDS_WIDTH};
  flex-direction: column;
  gap: ${space.lg};
  width: 100%;
  max-width: ${FIELDS_WIDTH};
  padding: ${space.edge};
  ${media.tablet} {
    flex-basis: auto;
  }
`;
const Aside = styled.aside`
  flex: 0 1 360px;
  ${media.tablet} {
    flex-basis: auto;
    width: 100%;
    max-width: ${FIELDS_WIDTH};
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  padding-top: ${space.sm};
  ${media.phone} {
    & > * {
      flex: 1;
    }
  }
`;
