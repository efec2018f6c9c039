import type { InvitationResult, PeopleList } from '@stockroom/contract';
import {
  Button,
  ErrorNotice,
  ErrorState,
  LazyPart,
  PageFrame,
  space,
  Spinner,
  Surface,
  useAccountQuery,
} from '@stockroom/shared-ui';
import { Dialog } from '@stockroom/shared-ui/popups';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { FRESHNESS, useQueriesFailure } from '../page-queries';
import { LinkPanel, type ShownLink } from './link-panel';
import { usePeopleQuery } from './people-api';
import { Invitations, PeopleTable } from './people-table';
import { RegistrationCard } from './registration-card';
import { usePeopleActions } from './use-people-actions';

async function loadInviteForm() {
  return (await import(/* webpackChunkName: "invite-form" */ './invite-form')).InviteForm;
}

const FAILURE = 'Failed to load people';

/** Who may sign in and with which role. */
export function PeoplePage() {
  const [isInviting, setInviting] = useState(false);
  const [link, setLink] = useState<ShownLink | null>(null);
  const onInvited = ({ invitation: { email }, path, isSent }: InvitationResult) =>
    setLink({ title: 'Invitation', purpose: 'choose a password', email, path, isSent });
  return (
    <PageFrame
      title="People"
      subtitle="Who can sign in, and what each of them may do"
      actions={
        <Button variant="primary" icon={UserPlus} onClick={() => setInviting(true)}>
          Invite
        </Button>
      }
    >
      <Content onLink={setLink} />
      <Dialog
        isOpen={isInviting || link !== null}
        title={link?.title ?? 'Invite'}
        onClose={() => {
          setInviting(false);
          setLink(null);
        }}
      >
        {link ? (
          <LinkPanel {...link} />
        ) : (
          <LazyPart load={loadInviteForm} props={{ onInvited }} failure="Failed to load the form" />
        )}
      </Dialog>
    </PageFrame>
  );
}

function Content({ onLink }: { onLink: (link: ShownLink) => void }) {
  const answer = usePeopleQuery(undefined, FRESHNESS);
  const failure = useQueriesFailure([answer], FAILURE);
  if (!answer.data)
    return failure ? (
      <Surface>
        <ErrorState
          title={FAILURE}
          description={failure.reason}
          busy={failure.isFetching}
          onRetry={failure.retry}
        />
      </Surface>
    ) : (
      <Spinner />
    );
  return (
    <>
      {failure && (
        <ErrorNotice title={FAILURE} busy={failure.isFetching} onRetry={failure.retry}>
          {failure.reason}
        </ErrorNotice>
      )}
      <Lists {...answer.data} onLink={onLink} />
    </>
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
