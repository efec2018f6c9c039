import {
  invitationSchema,
  ROLE_NAMES,
  ROLES,
  type InvitationResult,
  type Translate,
} from '@stockroom/contract';
import { messageOf } from '@stockroom/shared-ui';
import { Form, FormFields, RadioField, SubmitButton, TextField } from '@stockroom/shared-ui/forms';
import { useMemo } from 'react';
import { useTranslate } from '../texts';
import { useInviteMutation } from './people-api';

const rolesFor = (t: Translate) =>
  ROLE_NAMES.map((value) => {
    const { label, about } = ROLES[value];
    return { value, label: t(label), detail: t(about) };
  });

export function InviteForm({ onInvited }: { onInvited: (result: InvitationResult) => void }) {
  const t = useTranslate();
  const roles = useMemo(() => rolesFor(t), [t]);
  const [invite] = useInviteMutation();
  return (
    <Form
      initialValues={{ email: '', role: '' }}
      schema={invitationSchema}
      onSubmit={(input) => invite(input).unwrap()}
      onSaved={onInvited}
      failure={(error) => messageOf(error, t('Failed to create the invitation'))}
    >
      <FormFields>
        <TextField name="email" label={t('Email')} type="email" required />
        <RadioField name="role" label={t('Role')} options={roles} required />
        <div>
          <SubmitButton busyLabel={t('Inviting…')}>{t('Create invitation')}</SubmitButton>
        </div>
      </FormFields>
    </Form>
  );
}
