import { devRemoteSchema, devServerOrigin, type RegisteredRemote } from '@stockroom/contract';
import { Card, mayLeavePage, saveDevRemote } from '@stockroom/shared-ui';
import {
  FieldRow,
  Form,
  SelectField,
  SubmitButton,
  TextField,
  FormFields,
} from '@stockroom/shared-ui/forms';
import { useTranslate } from '../../texts';

interface DevRemotesCardProps {
  remotes: readonly RegisteredRemote[];
  reload?: () => void;
}

/** Lets a developer run a feature from a local server in this product. */
export function DevRemotesCard({ remotes, reload = reloadPage }: DevRemotesCardProps) {
  const t = useTranslate();
  return (
    <Card
      title={t('Local development')}
      description={t(
        'Load a feature from your own machine, in this browser only. A bar shows it until you stop.',
      )}
    >
      <Form
        initialValues={{ remote: '', address: '' }}
        schema={devRemoteSchema}
        onSubmit={async ({ remote, address }) => saveDevRemote(remote, devServerOrigin(address))}
        goOn={() => void mayLeavePage().then((isAllowed) => isAllowed && reload())}
        failure={t('Failed to use the local feature')}
        guarded={false}
      >
        <FormFields>
          <FieldRow>
            <SelectField
              name="remote"
              label={t('Feature')}
              required
              placeholder={t('Select a feature')}
              options={remotes.map(({ name }) => ({ value: name, label: name }))}
            />
            <TextField
              name="address"
              label={t('Address')}
              required
              placeholder="http://127.0.0.1:3003"
              hint={t('npm run dev:federated prints it.')}
            />
          </FieldRow>
          <div>
            <SubmitButton busyLabel={t('Loading…')}>{t('Use local feature')}</SubmitButton>
          </div>
        </FormFields>
      </Form>
    </Card>
  );
}

function reloadPage(): void {
  window.location.reload();
}
