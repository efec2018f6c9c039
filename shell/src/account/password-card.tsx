import { passwordChangeSchema } from '@stockroom/contract';
import { Card, FIELDS_WIDTH, showSuccess, space, useAppDispatch } from '@stockroom/shared-ui';
import { Form, SubmitButton, TextField } from '@stockroom/shared-ui/forms';
import styled from 'styled-components';
import { useTranslate } from '../texts';
import { useChangePasswordMutation } from './account-api';

const BLANK = { currentPassword: '', newPassword: '' };

/** Changes the password of the signed-in person. */
export function PasswordCard({ email }: { email: string }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const [changePassword] = useChangePasswordMutation();
  return (
    <Card title={t('Password')} description={t('A change signs out all your other devices.')}>
      <Form
        initialValues={BLANK}
        schema={passwordChangeSchema}
        onSubmit={(change, submit) => changePassword({ change, ...submit }).unwrap()}
        onSaved={({ message }) => dispatch(showSuccess(message))}
        toSavedValues={() => BLANK}
        failure={t('Failed to change the password')}
        // A password that the browser fills in is no typing.
        guarded={false}
      >
        <Fields>
          {/* For password managers. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <TextField
            name="currentPassword"
            label={t('Current Password')}
            type="password"
            autoComplete="current-password"
            required
          />
          <TextField
            name="newPassword"
            label={t('New Password')}
            type="password"
            autoComplete="new-password"
            hint={t('At least 8 characters')}
            required
          />
          <div>
            <SubmitButton busyLabel={t('Saving…')}>{t('Change Password')}</SubmitButton>
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
