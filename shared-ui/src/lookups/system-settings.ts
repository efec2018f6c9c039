import type { SettingsResult, SystemSettings } from '@stockroom/contract';
import { api } from '../store/api';
import { logFailure } from '../store/api-error';
import { formatSettingsLoaded, rememberFormat } from '../store/format-settings';
import { useAppSelector } from '../store/hooks';

const systemSettings = api.injectEndpoints({
  endpoints: (build) => ({
    /** Formats and defaults of the shop. Every answer sets the formats of the whole page. */
    systemSettings: build.query<SystemSettings, void>({
      query: () => ({ operation: 'GET /settings/system' }),
      transformResponse: ({ settings }: SettingsResult<SystemSettings>) => settings,
      providesTags: ['SystemSettings'],
      onQueryStarted: (_arg, { dispatch, queryFulfilled }) =>
        logFailure(
          'Failed to load system settings',
          queryFulfilled.then(({ data: { language, currency } }) => {
            rememberFormat({ language, currency });
            dispatch(formatSettingsLoaded({ language, currency }));
          }),
        ),
    }),
  }),
});

export const { useSystemSettingsQuery } = systemSettings;

/** Keeps the page's formats those of the shop, while somebody is signed in. */
export function useShopFormats(): void {
  const isAuthenticated = useAppSelector((state) => state.session.isAuthenticated);
  // Only subscribes: the answer itself must not render the page.
  systemSettings.endpoints.systemSettings.useQuerySubscription(undefined, {
    skip: !isAuthenticated,
  });
}
