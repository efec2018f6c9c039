import type {
  CreatedDeployToken,
  DeployToken,
  DeployTokenInput,
  DeployTokensAnswer,
  HealthSummary,
  Operation,
  RegisteredRemote,
  ReleaseChange,
  ReleasedRemote,
  ReleaseHealthAnswer,
  ReleaseHistoryAnswer,
  ReleasesAnswer,
  WriteResult,
} from '@stockroom/contract';
import { api, type Submit } from '@stockroom/shared-ui';
import { askRegistry } from '../updates/live-registry';

export interface ReleaseSwitch {
  operation: Operation;
  body?: { version?: string; share?: number };
}

const releasesApi = api.injectEndpoints({
  endpoints: (build) => ({
    releases: build.query<ReleasedRemote[], void>({
      query: () => ({ operation: 'GET /releases' }),
      transformResponse: ({ remotes }: ReleasesAnswer) => remotes,
      providesTags: ['Release'],
    }),
    releaseHistory: build.query<ReleaseChange[], void>({
      query: () => ({ operation: 'GET /release-history' }),
      transformResponse: ({ history }: ReleaseHistoryAnswer) => history,
      providesTags: ['Release'],
    }),
    releaseHealth: build.query<HealthSummary[], void>({
      query: () => ({ operation: 'GET /release-health' }),
      transformResponse: ({ releases }: ReleaseHealthAnswer) => releases,
    }),
    /** What the server serves; none without an answer. */
    servedRemotes: build.query<RegisteredRemote[], void>({
      queryFn: async () => ({ data: (await askRegistry())?.remotes ?? [] }),
      providesTags: ['Release'],
    }),
    /** The server refuses it if something else is live or in rollout than the user saw. */
    switchRelease: build.mutation<WriteResult, ReleaseSwitch & { seen: ReleasedRemote }>({
      query: ({ seen: { name, live, candidate }, ...request }) => ({
        ...request,
        id: name,
        params: { live: live ?? 'none', candidate: candidate ?? 'none' },
      }),
      // A refusal tells that the page is out of date.
      invalidatesTags: ['Release'],
    }),
    deployTokens: build.query<DeployToken[], void>({
      query: () => ({ operation: 'GET /deploy-tokens' }),
      transformResponse: ({ tokens }: DeployTokensAnswer) => tokens,
      providesTags: ['Release'],
    }),
    createDeployToken: build.mutation<CreatedDeployToken, Submit & { token: DeployTokenInput }>({
      query: ({ token, ...submit }) => ({
        operation: 'POST /deploy-tokens',
        body: token,
        ...submit,
      }),
      invalidatesTags: ['Release'],
    }),
    withdrawDeployToken: build.mutation<WriteResult, string>({
      query: (label) => ({ operation: 'POST /deploy-tokens/withdraw', body: { label } }),
      invalidatesTags: ['Release'],
    }),
  }),
});

export const {
  useReleasesQuery,
  useReleaseHistoryQuery,
  useReleaseHealthQuery,
  useServedRemotesQuery,
  useSwitchReleaseMutation,
  useDeployTokensQuery,
  useCreateDeployTokenMutation,
  useWithdrawDeployTokenMutation,
} = releasesApi;
