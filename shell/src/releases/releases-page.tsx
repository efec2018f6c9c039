import type { ReleasedRemote } from '@stockroom/contract';
import { LazyPart, media, PageFrame, space, useCan } from '@stockroom/shared-ui';
import styled from 'styled-components';
import { FRESHNESS, Loaded, useQueriesFailure } from '../page-queries';
import { SHELL, useRegistry } from '../remotes/registry';
import { useTranslate } from '../texts';
import { ReleaseCard } from './release-card';
import { ReleaseHistory } from './release-history';
import {
  useReleaseHealthQuery,
  useReleaseHistoryQuery,
  useReleasesQuery,
  useServedRemotesQuery,
} from './releases-api';

async function loadTokens() {
  return (await import(/* webpackChunkName: "deploy-tokens" */ './deploy-tokens')).DeployTokens;
}

/** What is live of the shell and of each remote, how it does, and who changed it. */
export function ReleasesPage() {
  const t = useTranslate();
  return (
    <PageFrame
      title={t('Releases')}
      subtitle={t('The live version of each feature, how well it works, and who changed it')}
    >
      <Content />
    </PageFrame>
  );
}

function Content() {
  const t = useTranslate();
  const releases = useReleasesQuery(undefined, FRESHNESS);
  const history = useReleaseHistoryQuery(undefined, FRESHNESS);
  const health = useReleaseHealthQuery(undefined, FRESHNESS);
  const served = useServedRemotesQuery(undefined, FRESHNESS);
  const withTitle = useTitles();
  const canSwitch = useCan('releases:write');
  const failure = useQueriesFailure([releases, history, health], t('Failed to load releases'));
  const data = releases.data &&
    history.data && { remotes: releases.data.map(withTitle), history: history.data };
  return (
    <Loaded data={data} failure={failure}>
      {({ remotes, history }) => (
        <>
          <Cards>
            {remotes.map((remote) => (
              <ReleaseCard
                key={remote.name}
                remote={remote}
                history={history}
                health={{ summaries: health.data, readAt: health.fulfilledTimeStamp }}
                isUnavailable={served.data?.some(
                  ({ name, whyNot }) => name === remote.name && whyNot === 'unavailable',
                )}
              />
            ))}
          </Cards>
          <ReleaseHistory remotes={remotes} history={history} />
          {canSwitch && (
            <Tokens>
              <LazyPart
                load={loadTokens}
                props={{ names: remotes.map(({ name }) => name) }}
                failure={t('Failed to load deploy tokens')}
              />
            </Tokens>
          )}
        </>
      )}
    </Loaded>
  );
}

/** Gives a remote its title in the language of the reader. */
function useTitles() {
  const t = useTranslate();
  const { remotes } = useRegistry();
  return (remote: ReleasedRemote): ReleasedRemote => {
    const { title } = remotes.find(({ name }) => name === remote.name) ?? remote;
    return { ...remote, title: remote.name === SHELL ? t('Shell') : title };
  };
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.lg};
  margin-bottom: ${space.edge};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Tokens = styled.div`
  margin-top: ${space.edge};
`;
