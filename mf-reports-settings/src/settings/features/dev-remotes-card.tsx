import { devRemoteSchema, devServerOrigin, type RegisteredRemote } from '@stockroom/contract';
import { Card, mayLeavePage, saveDevRemote, space } from '@stockroom/shared-ui';
import { FieldRow, Form, SelectField, SubmitButton, TextField } from '@stockroom/shared-ui/forms';
import styled from 'styled-components';

interface DevRemotesCardProps {
  remotes: readonly RegisteredRemote[];
  /** Reloads the page. */
  reload?: () => void;
}

/** Lets a developer run a feature from a local server in this product. */
export function DevRemotesCard({ remotes, reload = reloadPage }: DevRemotesCardProps) {
  return (
    <Card
      title="Local development"
      description="Load a feature from your own machine, in this browser only. A bar shows it until you stop."
    >
      <Form
        initialValues={{ remote: '', address: '' }}
        schema={devRemoteSchema}
        onSubmit={async ({ remote, address }) => saveDevRemote(remote, devServerOrigin(address))}
        goOn={() => void mayLeavePage().then((isAllowed) => isAllowed && reload())}
        failure="Failed to use the local feature"
        guarded={false}
      >
        <Fields>
          <FieldRow>
            <SelectField
              name="remote"
              label="Feature"
              required
              placeholder="Select a feature"
              options={remotes.map(({ name }) => ({ value: name, label: name }))}
            />
            <TextField
              name="address"
              label="Address"
              required
              placeholder="http://127.0.0.1:3003"
              hint="npm run dev:federated prints it."
            />
          </FieldRow>
          <div>
            <SubmitButton busyLabel="Loading…">Use local feature</SubmitButton>
          </div>
        </Fields>
      </Form>
    </Card>
  );
}

function reloadPage(): void {
  window.location.reload();
}

const Fields = styled.div`
  display: grid;
  gap: ${space.lg};
`;
