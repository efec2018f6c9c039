import type { WriteResult } from '@stockroom/contract';
import type { FormikValues } from 'formik';
import {
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useReturnAddress } from '../components/buttons/links';
import { isFocusLost } from '../components/focus';
import { NoticeFrame } from '../components/notice';
import { useAppDispatch } from '../store/hooks';
import { showSuccess } from '../store/toasts';
import { space } from '../theme/theme';
import { KeptDraft } from './kept-draft';
import { FormContext, type RefusedFields } from './fields/form-context';
import { FormNotice } from './form-notice';
import { UnsavedGuard } from './unsaved-guard';
import { useSubmitForm, type SubmitOptions } from './use-submit-form';

export interface FormProps<Values extends FormikValues, Payload, Result> extends SubmitOptions<
  Values,
  Payload,
  Result
> {
  /** Asks before the user leaves typed values. */
  guarded?: boolean;
  /** For a form that is the page: offers what was typed and not saved when the page is opened again. */
  keepsDraft?: boolean;
  children: ReactNode;
}

const NO_FIELDS: RefusedFields = new Map();

/**
 * A form over a schema of the contract. It submits once at a time, keeps the typed values whatever the server answers,
 * shows the server's messages at their fields, and focuses the first invalid field.
 */
export function Form<Values extends FormikValues, Payload, Result>({
  guarded = true,
  keepsDraft = false,
  children,
  ...options
}: FormProps<Values, Payload, Result>) {
  const form = useRef<HTMLFormElement>(null);
  const isOverForm = useContext(FormContext) !== null;
  const forgetDraft = useRef<() => void>(null);
  const onSaved = (result: Result) => {
    forgetDraft.current?.();
    options.onSaved?.(result);
  };
  const { formik, store, refusal, changedFields, isBusy, submit, waitFor, loadNewer, guard } =
    useSubmitForm({ ...options, onSaved });
  const refusedFields = refusal?.refusedFields ?? NO_FIELDS;
  const context = useMemo(
    () => ({ store, refusedFields, changedFields, isBusy, waitFor }),
    [store, refusedFields, changedFields, isBusy, waitFor],
  );
  useFocusAfterSubmit(form, isBusy);
  const dropSecondPress = useSecondPress();
  const { onLoadNewer } = options;
  const mustChoose = refusal?.isVersionConflict === true && onLoadNewer !== undefined;
  /** The conflict that a submit has left unanswered. */
  const [unanswered, setUnanswered] = useState<typeof refusal>(null);
  const askForChoice = () => {
    setUnanswered(refusal);
    noticeIn(form.current)?.focus();
  };

  return (
    <FormContext value={context}>
      <Frame
        ref={form}
        noValidate
        onSubmit={(event) => {
          // A form in a dialog that a field has opened submits itself.
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          if (mustChoose && !isBusy) askForChoice();
          else submit();
        }}
        onKeyDown={submitByKey}
        onMouseDownCapture={dropSecondPress}
        onClickCapture={dropSecondPress}
      >
        <FormNotice
          refusal={refusal}
          isUnanswered={refusal === unanswered}
          isSaving={isBusy}
          onLoadNewer={onLoadNewer && loadNewer}
          onKeepTyped={submit}
        />
        {keepsDraft && <KeptDraft formik={formik} forgetRef={forgetDraft} />}
        {children}
      </Frame>
      {guarded && <UnsavedGuard {...guard} isOverForm={isOverForm} isKept={keepsDraft} />}
    </FormContext>
  );
}

type RecordFormProps<Values extends FormikValues, Payload, Result extends WriteResult> = Omit<
  FormProps<Values, Payload, Result>,
  'onSaved' | 'goOn'
> & {
  listPath: string;
};

/** A form on a page of its own. After a save it shows the server's message and returns to the list. */
export function RecordForm<Values extends FormikValues, Payload, Result extends WriteResult>({
  listPath,
  ...form
}: RecordFormProps<Values, Payload, Result>) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const listAddress = useReturnAddress(listPath);
  return (
    <Form
      keepsDraft
      {...form}
      onSaved={(result) => dispatch(showSuccess(result.message))}
      goOn={() => navigate(listAddress)}
    />
  );
}

/** A double click on the submit button must not press what has come there with the first errors. */
function useSecondPress() {
  const isOfSubmit = useRef(false);
  return (event: MouseEvent<HTMLFormElement>) => {
    const { target, detail } = event;
    const isSubmit = target instanceof Element && target.closest('[type=submit]') !== null;
    if (detail < 2) isOfSubmit.current = isSubmit;
    else if (isOfSubmit.current && !isSubmit) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
}

function submitByKey(event: KeyboardEvent<HTMLFormElement>): void {
  const { currentTarget: form, target, key } = event;
  if (key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  // Events of a dialog that a field has opened come here too.
  if (!(target instanceof Node && form.contains(target))) return;
  event.preventDefault();
  form.requestSubmit();
}

/** After a submit, focuses the first invalid field, or the notice. Otherwise keeps the focus in the form. */
function useFocusAfterSubmit(form: RefObject<HTMLFormElement | null>, isBusy: boolean): void {
  const wasBusy = useRef(false);
  useEffect(() => {
    const element = form.current;
    if (element && wasBusy.current && !isBusy) {
      const problem = element.querySelector<HTMLElement>('[aria-invalid="true"]');
      const target = problem ?? noticeIn(element);
      if (target) target.focus();
      // The busy submit button has lost the focus.
      else if (isFocusLost()) element.querySelector<HTMLElement>('[type="submit"]')?.focus();
    }
    wasBusy.current = isBusy;
  }, [form, isBusy]);
}

/** The notice above the fields: its focus scrolls it into sight. */
function noticeIn(form: HTMLFormElement | null) {
  return form?.querySelector<HTMLElement>('[data-form-notice]');
}

/* The gap between cards. */
const Frame = styled.form`
  & > ${NoticeFrame}, & > [data-form-notice] > ${NoticeFrame} {
    margin-bottom: ${space.edge};
  }
`;
