import { ROLES, type InvitationResult, type PeopleList } from '@stockroom/contract';
import { Button, LazyPart, PageFrame, space, useAccountQuery } from '@stockroom/shared-ui';
import { Dialog } from '@stockroom/shared-ui/popups';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { FRESHNESS, Loaded, useQueriesFailure } from '../page-queries';
import { useTranslate } from '../texts';
import { LinkPanel, type ShownLink } from './link-panel';
import { usePeopleQuery } from './people-api';
import { Invitations, PeopleTable } from './people-table';
import { RegistrationCard } from './registration-card';
import { usePeopleActions } from './use-people-actions';

async function loadInviteForm() {
  return (await import(/* webpackChunkName: "invite-form" */ './invite-form')).InviteForm;
}

/** Who may sign in and with which role. */
export function PeoplePage() {
  const t = useTranslate();
  const [isInviting, setInviting] = useState(false);
  const [link, setLink] = useState<ShownLink | null>(null);
  const onInvited = ({ invitation: { email, role }, path, isSent }: InvitationResult) =>
    setLink({
      title: t('Invitation'),
      purpose: t('They join as {role} and choose a password.', { role: ROLES[role].label }),
      email,
      path,
      isSent,
    });
  return (
    <PageFrame
      title={t('People')}
      subtitle={t('Who can sign in, and what each of them may do')}
      actions={
        <Button variant="primary" icon={UserPlus} onClick={() => setInviting(true)}>
          {t('Invite')}
        </Button>
      }
    >
      <Content onLink={setLink} />
      <Dialog
        isOpen={isInviting || link !== null}
        title={link?.title ?? t('Invite')}
        onClose={() => {
          setInviting(false);
          setLink(null);
        }}
      >
        {link ? (
          <LinkPanel {...link} />
        ) : (
          <LazyPart
            load={loadInviteForm}
            props={{ onInvited }}
            failure={t('Failed to load the form')}
          />
        )}
      </Dialog>
    </PageFrame>
  );
}

function Content({ onLink }: { onLink: (link: ShownLink) => void }) {
  const t = useTranslate();
  const answer = usePeopleQuery(undefined, FRESHNESS);
  const failure = useQueriesFailure([answer], t('Failed to load people'));
  return (
    <Loaded data={answer.data} failure={failure}>
      {(list) => <Lists {...list} onLink={onLink} />}
    </Loaded>
  );
}

function Lists({
  people,
  invitations,
  registration,
  onLink,
}: PeopleList & { onLink: (link: ShownLink) => void }) {
  const { data: account } = useAccountQuery();
  const actions = usePeopleActions(onLink);
  return (
    <Stack>
      <PeopleTable people={people} ownId={account?._id} actions={actions} />
      <Invitations invitations={invitations} onWithdraw={actions.withdraw} />
      <RegistrationCard {...registration} onChoose={actions.chooseRegistrationRole} />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.edge};
`;
