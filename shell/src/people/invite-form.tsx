import {
  DEFAULT_ROLE,
  invitationSchema,
  ROLE_NAMES,
  ROLES,
  type InvitationResult,
} from '@stockroom/contract';
import { messageOf, space } from '@stockroom/shared-ui';
import { Form, RadioField, SubmitButton, TextField } from '@stockroom/shared-ui/forms';
import styled from 'styled-components';
import { useInviteMutation } from './people-api';

const OPTIONS = ROLE_NAMES.map((value) => {
  const { label, about } = ROLES[value];
  return { value, label, detail: about };
});

export function InviteForm({ onInvited }: { onInvited: (result: InvitationResult) => void }) {
  const [invite] = useInviteMutation();
  return (
    <Form
      initialValues={{ email: '', role: DEFAULT_ROLE }}
      schema={invitationSchema}
      onSubmit={(input) => invite(input).unwrap()}
      onSaved={onInvited}
      failure={(error) => messageOf(error, 'Failed to create the invitation')}
    >
      <Fields>
        <TextField name="email" label="Email" type="email" required />
        <RadioField name="role" label="Role" options={OPTIONS} required />
        <div>
          <SubmitButton busyLabel="Inviting…">Create invitation</SubmitButton>
        </div>
      </Fields>
    </Form>
  );
}

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.lg};
`;
