import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '../components/buttons/button-link';
import { Surface } from '../components/card';
import { media } from '../theme/media';
import { space } from '../theme/token';
import { FIELDS_WIDTH } from './fields-width';
import { SubmitButton } from './submit-button';

interface FormLayoutProps {
  /** A panel beside the fields, e.g. what is known of the chosen product. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The fields in one column of 640 px; beside it a panel, where there is one. */
export function FormLayout({ aside, children }: FormLayoutProps) {
  return (
    <Columns>
      <Fields>{children}</Fields>
      {aside && <Aside>{aside}</Aside>}
    </Columns>
  );
}

/** Two short fields side by side. */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: ${space.lg};
  align-items: start;
`;

interface FormActionsProps {
  /** The button that saves, e.g. "Save Product". */
  submitLabel: string;
  busyLabel?: string;
  /** Where "Cancel" leads; without it there is none. */
  cancelTo?: string;
}

/** The last row of a form. */
export function FormActions({ submitLabel, busyLabel = 'Saving…', cancelTo }: FormActionsProps) {
  return (
    <Actions>
      <SubmitButton busyLabel={busyLabel}>{submitLabel}</SubmitButton>
      {cancelTo !== undefined && <ButtonLink to={cancelTo}>Cancel</ButtonLink>}
    </Actions>
  );
}

const Columns = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space.xl};
  ${media.tablet} {
    flex-direction: column;
  }
  ${media.phone} {
    gap: ${space.lg};
  }
`;
const Fields = styled(Surface)`
  display: flex;
  flex: 0 1 ${FIELDS_WIDTH};
  flex-direction: column;
  gap: ${space.lg};
  width: 100%;
  max-width: ${FIELDS_WIDTH};
  padding: ${space.xl};
  ${media.tablet} {
    flex-basis: auto;
  }
  ${media.phone} {
    padding: ${space.lg};
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
