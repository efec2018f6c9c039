import { passwordChangeSchema } from '@stockroom/contract';
import { Card, FIELDS_WIDTH, showSuccess, space, useAppDispatch } from '@stockroom/shared-ui';
import { Form, SubmitButton, TextField } from '@stockroom/shared-ui/forms';
import styled from 'styled-components';
import { useChangePasswordMutation } from './account-api';

const BLANK = { currentPassword: '', newPassword: '' };

/** Changes the password of the signed-in person. */
export function PasswordCard({ email }: { email: string }) {
  const dispatch = useAppDispatch();
  const [changePassword] = useChangePasswordMutation();
  return (
    <Card title="Password" description="A change signs out all your other devices.">
      <Form
        initialValues={BLANK}
        schema={passwordChangeSchema}
        onSubmit={(change, submit) => changePassword({ change, ...submit }).unwrap()}
        onSaved={({ message }) => dispatch(showSuccess(message))}
        toSavedValues={() => BLANK}
        failure="Failed to change the password"
        // A password that the browser fills in is no typing.
        guarded={false}
      >
        <Fields>
          {/* For password managers. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <TextField
            name="currentPassword"
            label="Current Password"
            type="password"
            autoComplete="current-password"
            required
          />
          <TextField
            name="newPassword"
            label="New Password"
            type="password"
            autoComplete="new-password"
            hint="At least 8 characters"
            required
          />
          <div>
            <SubmitButton busyLabel="Saving…">Change Password</SubmitButton>
          </div>
        </Fields>
      </Form>
    </Card>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${space.lg};
  max-width: ${FIELDS_WIDTH};
`;
