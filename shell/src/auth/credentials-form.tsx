import {
  checkInput,
  credentialsSchema,
  type Credentials,
  type FieldErrors,
} from '@stockroom/contract';
import {
  Button,
  dismissError,
  ErrorNotice,
  showError,
  space,
  useAppDispatch,
  type ApiError,
} from '@stockroom/shared-ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import type { Schema } from 'yup';
import { useTranslate } from '../texts';
import { CredentialField } from './credential-field';

interface CredentialsFormProps {
  submitLabel: string;
  /** Lets the browser fill in a password or suggest a new one. */
  password: 'current-password' | 'new-password';
  /** The only user that can sign in here. */
  email?: string;
  /** The user that most likely signs in. */
  likelyEmail?: string;
  /** Rules of the password; by default those of sign-in. */
  schema?: Schema<Credentials>;
  /** Stands in for a missing message of the server. */
  failure: string;
  /** Resolves with null, or with the reason why the server refused. */
  onSubmit: (credentials: Credentials) => Promise<ApiError | null>;
}

interface Refusal {
  fields: FieldErrors;
  /** Set where no field can show the reason. */
  notice: string | null;
}

const NOTHING: Refusal = { fields: {}, notice: null };

/** E-mail and password. The form reads the fields, so that values count which a password manager sets without an event. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { submitLabel, password, email, likelyEmail, failure, onSubmit } = props;
  const { schema = credentialsSchema } = props;
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState(NOTHING);
  /** Fields that changed since the refusal. */
  const [corrected, setCorrected] = useState<string[]>([]);
  useFocusOnRefusal(form, refusal);

  const refuse = (next: Refusal) => {
    setRefusal(next);
    setCorrected([]);
  };
  const send = async (typed: object) => {
    const checked = await checkInput(schema, typed, t);
    if ('fieldErrors' in checked) return refuse({ fields: checked.fieldErrors, notice: null });
    setIsBusy(true);
    dispatch(dismissError());
    refuse(NOTHING);
    const error = await onSubmit(checked.value);
    if (error === null) return;
    setIsBusy(false);
    const message = error.message || failure;
    const isOfFields = Object.keys(error.fieldErrors).length > 0;
    refuse({ fields: error.fieldErrors, notice: isOfFields ? null : message });
    dispatch(showError(message, error));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    const fields = [...event.currentTarget.querySelectorAll('input')];
    const typed = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    void send(typed).finally(() => (isSending.current = false));
  };
  const errorOf = (name: string) => (corrected.includes(name) ? undefined : refusal.fields[name]);
  const onType = (name: string) => setCorrected((names) => [...names, name]);

  return (
    <Fields ref={form} noValidate onSubmit={submit}>
      {refusal.notice !== null && <ErrorNotice title={refusal.notice} />}
      <CredentialField
        name="email"
        label={t('Email')}
        autoComplete="username"
        value={email ?? likelyEmail}
        isFixed={email !== undefined}
        error={errorOf('email')}
        onType={onType}
      />
      <CredentialField
        name="password"
        label={t('Password')}
        autoComplete={password}
        error={errorOf('password')}
        onType={onType}
      />
      <Button type="submit" variant="primary" busy={isBusy} busyText={t('Loading...')}>
        {submitLabel}
      </Button>
    </Fields>
  );
}

/** Focuses the first wrong field; after a refusal that names none, the password. */
function useFocusOnRefusal(form: { current: HTMLFormElement | null }, refusal: Refusal): void {
  useEffect(() => {
    if (refusal === NOTHING) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) return wrong.focus();
    if (refusal.notice === null) return;
    const password = form.current?.querySelector<HTMLInputElement>('[name="password"]');
    password?.focus();
    password?.select();
  }, [form, refusal]);
}

/** As wide as the card. */
const Fields = styled.form`
  display: grid;
  gap: ${space.lg};
`;
