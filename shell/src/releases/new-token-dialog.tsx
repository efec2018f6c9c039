import { deployTokenSchema, msg, type DeployTokenInput } from '@stockroom/contract';
import { space, token, type } from '@stockroom/shared-ui';
import { Form, FormActions, NumberField, TextField, FormFields } from '@stockroom/shared-ui/forms';
import { Dialog } from '@stockroom/shared-ui/popups';
import { useState } from 'react';
import styled from 'styled-components';
import { string } from 'yup';
import { CopyField } from '../copy-field';
import { useTranslate } from '../texts';
import { useCreateDeployTokenMutation } from './releases-api';

interface NewTokenDialogProps {
  /** Of the remotes that the field suggests. */
  names: readonly string[];
  onClose: () => void;
}

const formSchema = deployTokenSchema.shape({
  remotes: string()
    .required(msg('Name a remote'))
    .matches(/^\s*(\*|[a-z][a-z0-9-]*(\s*,\s*[a-z][a-z0-9-]*)*)\s*$/, {
      // The contract's words: a form translates no others.
      message: msg('Names look like mf-orders; * stands for all'),
    }),
});

/** Asks what a new token is for, then shows it once. */
export function NewTokenDialog({ names, onClose }: NewTokenDialogProps) {
  const t = useTranslate();
  const [create] = useCreateDeployTokenMutation();
  const [secret, setSecret] = useState<string | null>(null);
  const title = secret === null ? t('New deploy token') : t('Copy the token now');
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      {secret === null ? (
        <Form
          initialValues={{ label: '', remotes: '', days: '90' }}
          schema={formSchema}
          onSubmit={({ remotes, ...rest }, submit) => {
            const input: DeployTokenInput = {
              ...rest,
              remotes: remotes.split(',').map((name) => name.trim()),
            };
            return create({ token: input, ...submit }).unwrap();
          }}
          goOn={(created) => setSecret(created.token)}
          failure={t('Failed to create the token')}
        >
          <FormFields>
            <TextField
              name="label"
              label={t('Label')}
              hint={t('The history shows it, e.g. returns team.')}
              required
            />
            <TextField
              name="remotes"
              label={t('Remotes')}
              hint={t('Write names like mf-orders, with commas between them, or * for all.')}
              suggestions={[...names, '*']}
              required
            />
            <NumberField name="days" label={t('Valid for')} suffix={t('days')} min={1} required />
            <FormActions submitLabel={t('Create token')} />
          </FormFields>
        </Form>
      ) : (
        <NewToken secret={secret} />
      )}
    </Dialog>
  );
}

function NewToken({ secret }: { secret: string }) {
  const t = useTranslate();
  return (
    <FormFields>
      <p>{t('Only now can you see this token.')}</p>
      <CopyField label={t('Token')} value={secret} />
      <p>{t('The team publishes in the folder of its remote:')}</p>
      <Command>
        {t('export STOCKROOM_DEPLOY_TOKEN=<the token>\nnpx stockroom publish --to {address}', {
          address: window.location.origin,
        })}
      </Command>
    </FormFields>
  );
}

const Command = styled.pre`
  padding: ${space.md};
  overflow-wrap: anywhere;
  border: 1px solid ${token.border};
  background: ${token.surfaceSunken};
  white-space: pre-wrap;
  ${type.sm}
`;
