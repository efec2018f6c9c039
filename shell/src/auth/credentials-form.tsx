import { credentialsSchema, type Credentials } from '@stockroom/contract';
import { space, toApiError } from '@stockroom/shared-ui';
import {
  Form,
  PasswordField,
  SubmitButton,
  TextField,
  type FormProps,
} from '@stockroom/shared-ui/forms';
import styled from 'styled-components';

type CredentialsFormProps = Pick<
  FormProps<Credentials, Credentials, true>,
  'onSubmit' | 'onSaved' | 'goOn'
> & {
  submitLabel: string;
  /** Tells the browser whether to fill in a password or to offer a new one. */
  password: 'current-password' | 'new-password';
  /** The toast where the server says nothing. */
  failure: string;
  /** Who alone can sign in here. */
  email?: string;
};

/** E-mail and password, as both pages before sign-in ask for them. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { submitLabel, password, failure, email = '', ...form } = props;
  return (
    <Form
      {...form}
      initialValues={{ email, password: '' }}
      schema={credentialsSchema}
      failure={(error) => toApiError(error).message || failure}
      guarded={false}
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
    </Form>
  );
}

/** As wide as the card. */
const Fields = styled.div`
  display: grid;
  gap: ${space.lg};
`;
