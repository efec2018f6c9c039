import type {
  HealthSummary,
  RegisteredRemote,
  ReleaseChange,
  ReleasedRemote,
  ReleaseHealthAnswer,
  ReleaseHistoryAnswer,
  ReleasesAnswer,
} from '@stockroom/contract';
import { api } from '@stockroom/shared-ui';
import { askRegistry } from '../updates/live-registry';

const releasesApi = api.injectEndpoints({
  endpoints: (build) => ({
    releases: build.query<ReleasedRemote[], void>({
      query: () => ({ operation: 'GET /releases' }),
      transformResponse: ({ remotes }: ReleasesAnswer) => remotes,
    }),
    releaseHistory: build.query<ReleaseChange[], void>({
      query: () => ({ operation: 'GET /release-history' }),
      transformResponse: ({ history }: ReleaseHistoryAnswer) => history,
    }),
    releaseHealth: build.query<HealthSummary[], void>({
      query: () => ({ operation: 'GET /release-health' }),
      transformResponse: ({ releases }: ReleaseHealthAnswer) => releases,
    }),
    /** What the server serves; none without an answer. */
    servedRemotes: build.query<RegisteredRemote[], void>({
      queryFn: async () => ({ data: (await askRegistry())?.remotes ?? [] }),
    }),
  }),
});

export const {
  useReleasesQuery,
  useReleaseHistoryQuery,
  useReleaseHealthQuery,
  useServedRemotesQuery,
} = releasesApi;
