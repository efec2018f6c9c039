import { rolloutShareSchema, type ReleasedRemote } from '@stockroom/contract';
import { Button, showSuccess, useAppDispatch, useConfirm } from '@stockroom/shared-ui';
import { Form, FormActions, NumberField } from '@stockroom/shared-ui/forms';
import { Dialog, DropdownMenu } from '@stockroom/shared-ui/popups';
import { useState } from 'react';
import { useTranslate } from '../texts';
import { actionsFor, type ReleaseAction } from './release-actions';
import { MenuLabel } from './release-menu-button';
import { useSwitchReleaseMutation } from './releases-api';

/** Switches the releases of a remote, each time after a question. */
export function ReleaseMenu({ remote }: { remote: ReleasedRemote }) {
  const t = useTranslate();
  const { name, title, candidate } = remote;
  const confirm = useConfirm();
  const dispatch = useAppDispatch();
  const [switchRelease] = useSwitchReleaseMutation();
  const [isSharing, setSharing] = useState(false);
  const ask = ({ label, question, effect, isDanger, ...change }: ReleaseAction) =>
    confirm({
      title: question,
      description: effect,
      confirmLabel: label,
      backTo: `#change-${name}`,
      tone: isDanger ? 'danger' : 'neutral',
      work: async () => {
        const { message } = await switchRelease({ seen: remote, ...change }).unwrap();
        dispatch(showSuccess(message));
      },
    });
  const actions = actionsFor(remote, t).map((action) => ({
    label: action.label,
    onSelect: () => void ask(action),
  }));
  const share = { label: t('Change share'), onSelect: () => setSharing(true) };
  return (
    <>
      <DropdownMenu
        isOpenAtFirst
        trigger={
          <Button id={`change-${name}`} size="small" aria-description={title}>
            <MenuLabel />
          </Button>
        }
        items={candidate ? [share, ...actions] : actions}
      />
      {isSharing && <ShareDialog remote={remote} onClose={() => setSharing(false)} />}
    </>
  );
}

/** Asks for the share of a rollout. */
function ShareDialog({ remote, onClose }: { remote: ReleasedRemote; onClose: () => void }) {
  const t = useTranslate();
  const { title, live, candidate, share } = remote;
  // The server refuses the change if the rollout is another one by then.
  const [seen] = useState(remote);
  const dispatch = useAppDispatch();
  const [switchRelease] = useSwitchReleaseMutation();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('Change the share of {title} {version}?', { title, version: String(candidate) })}
    >
      <Form
        initialValues={{ share: String(share) }}
        schema={rolloutShareSchema}
        onSubmit={(body) =>
          switchRelease({ seen, operation: 'POST /releases/:name/share', body }).unwrap()
        }
        onSaved={({ message }) => dispatch(showSuccess(message))}
        goOn={onClose}
        failure={t('Failed to change the share')}
      >
        <NumberField
          name="share"
          label={t('Share of visitors')}
          suffix="%"
          min={0}
          required
          hint={
            live
              ? t('These visitors get {candidate}. All others get {live}.', {
                  candidate: String(candidate),
                  live,
                })
              : t('These visitors get {candidate}. The others get no version.', {
                  candidate: String(candidate),
                })
          }
        />
        <FormActions submitLabel={t('Change share')} />
      </Form>
    </Dialog>
  );
}
