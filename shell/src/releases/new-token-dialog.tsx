import { deployTokenSchema, type DeployTokenInput } from '@stockroom/contract';
import { space, token, type } from '@stockroom/shared-ui';
import { Form, FormActions, NumberField, TextField } from '@stockroom/shared-ui/forms';
import { Dialog } from '@stockroom/shared-ui/popups';
import { useState } from 'react';
import styled from 'styled-components';
import { string } from 'yup';
import { CopyField } from '../copy-field';
import { useCreateDeployTokenMutation } from './releases-api';

interface NewTokenDialogProps {
  /** Of the remotes that the field suggests. */
  names: readonly string[];
  onClose: () => void;
}

const NAMES = 'Write names like mf-orders, with commas between them, or * for all';
const formSchema = deployTokenSchema.shape({
  remotes: string()
    .required('Name a remote')
    .matches(/^\s*(\*|[a-z][a-z0-9-]*(\s*,\s*[a-z][a-z0-9-]*)*)\s*$/, NAMES),
});

/** Asks what a new token is for, then shows it once. */
export function NewTokenDialog({ names, onClose }: NewTokenDialogProps) {
  const [create] = useCreateDeployTokenMutation();
  const [secret, setSecret] = useState<string | null>(null);
  const title = secret === null ? 'New deploy token' : 'Copy the token now';
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
          failure="Failed to create the token"
        >
          <Fields>
            <TextField
              name="label"
              label="Label"
              hint="The history shows it, e.g. returns team."
              required
            />
            <TextField
              name="remotes"
              label="Remotes"
              hint={`${NAMES}.`}
              suggestions={[...names, '*']}
              required
            />
            <NumberField name="days" label="Valid for" suffix="days" min={1} required />
            <FormActions submitLabel="Create token" />
          </Fields>
        </Form>
      ) : (
        <NewToken secret={secret} />
      )}
    </Dialog>
  );
}

function NewToken({ secret }: { secret: string }) {
  return (
    <Fields>
      <p>Only now can you see this token.</p>
      <CopyField label="Token" value={secret} />
      <p>The team publishes in the folder of its remote:</p>
      <Command>
        {`export STOCKROOM_DEPLOY_TOKEN=<the token>\nnpx stockroom publish --to ${window.location.origin}`}
      </Command>
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${space.lg};
`;
const Command = styled.pre`
  padding: ${space.md};
  overflow-wrap: anywhere;
  border: 1px solid ${token.border};
  background: ${token.surfaceSunken};
  white-space: pre-wrap;
  ${type.sm}
`;
