import type { FormikValues } from 'formik';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { NoticeFrame } from '../components/notice-look';
import { media } from '../theme/media';
import { space } from '../theme/token';
import { takeFilledIn } from './fields/filled-in';
import { FormContext, type RefusedFields } from './form-context';
import { FormNotice } from './form-notice';
import { focusNotice, useFocusAfterSubmit } from './use-focus-after-submit';
import { useHeldFields } from './use-held-fields';
import { useSubmitKey } from './use-submit-key';
import { useSubmitForm, type LeaveGuard, type SubmitOptions } from './use-submit-form';

export interface PlainFormProps<Values extends FormikValues, Payload, Result> extends SubmitOptions<
  Values,
  Payload,
  Result
> {
  /** What stands guard over typed values. */
  renderGuard?: (guard: LeaveGuard) => ReactNode;
  children: ReactNode;
}

const NO_FIELDS: RefusedFields = new Map();

/** What a Form is apart from the store and the router, which a page before sign-in does without. */
export function PlainForm<Values extends FormikValues, Payload, Result>({
  renderGuard,
  children,
  ...options
}: PlainFormProps<Values, Payload, Result>) {
  const form = useRef<HTMLFormElement>(null);
  const { formik, state, refusal, changedFields, isBusy, submit, waitFor, loadNewer, guard } =
    useSubmitForm(options);
  const refusedFields = refusal?.refusedFields ?? NO_FIELDS;
  const context = useMemo(
    () => ({ state, refusedFields, changedFields, isBusy, waitFor }),
    [state, refusedFields, changedFields, isBusy, waitFor],
  );
  useHeldFields(form, isBusy && formik.isSubmitting);
  useFocusAfterSubmit(form, isBusy);
  useSubmitKey(form);
  const mustChoose = refusal?.isVersionConflict === true && options.onLoadNewer !== undefined;
  /** The conflict at which the form was sent without a choice. */
  const [unanswered, setUnanswered] = useState<typeof refusal>(null);
  const askForChoice = () => {
    setUnanswered(refusal);
    focusNotice(form.current);
  };

  return (
    <FormContext value={context}>
      <Frame
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          takeFilledIn(event.currentTarget, formik);
          if (mustChoose && !isBusy) askForChoice();
          else submit();
        }}
      >
        <FormNotice
          refusal={refusal}
          isUnanswered={refusal === unanswered}
          isSaving={isBusy}
          onLoadNewer={options.onLoadNewer && loadNewer}
          onKeepTyped={submit}
        />
        {children}
      </Frame>
      {renderGuard?.(guard)}
    </FormContext>
  );
}

/* What stands above its cards is as far from them as they are from each other. */
const Frame = styled.form`
  & > ${NoticeFrame}, & > [data-form-notice] > ${NoticeFrame} {
    margin-bottom: ${space.xl};
    ${media.phone} {
      margin-bottom: ${space.lg};
    }
  }
`;
