import { credentialsSchema, type Credentials } from '@stockroom/contract';
import { space, toApiError } from '@stockroom/shared-ui';
import {
  PasswordField,
  PlainForm,
  SubmitButton,
  TextField,
  type PlainFormProps,
} from '@stockroom/shared-ui/forms';
import styled from 'styled-components';

/** What becomes of e-mail and password. */
export type CredentialsSubmit = Pick<
  PlainFormProps<Credentials, Credentials, true>,
  'onSubmit' | 'onSaved' | 'goOn' | 'onRefused'
>;

interface CredentialsFormProps extends CredentialsSubmit {
  submitLabel: string;
  /** Tells the browser whether to fill in a password or to offer a new one. */
  password: 'current-password' | 'new-password';
  /** The toast where the server says nothing. */
  failure: string;
  /** Who alone can sign in here. */
  email?: string;
}

/** E-mail and password, as both pages before sign-in ask for them. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { submitLabel, password, failure, email = '', ...form } = props;
  return (
    <PlainForm
      {...form}
      initialValues={{ email, password: '' }}
      schema={credentialsSchema}
      failure={(error) => toApiError(error).message || failure}
    >
      <Fields>
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          required
          disabled={email !== ''}
        />
        <PasswordField name="password" label="Password" autoComplete={password} required />
        <SubmitButton busyLabel="Loading...">{submitLabel}</SubmitButton>
      </Fields>
    </PlainForm>
  );
}

/** As wide as the card. */
const Fields = styled.div`
  display: grid;
  gap: ${space.lg};
`;
