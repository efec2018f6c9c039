import type { Device, DeviceList, PasswordChange, WriteResult } from '@stockroom/contract';
import { api, type Submit } from '@stockroom/shared-ui';

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    devices: build.query<Device[], void>({
      query: () => ({ operation: 'GET /account/sessions' }),
      transformResponse: ({ sessions }: DeviceList) => sessions,
      providesTags: ['Account'],
    }),
    changePassword: build.mutation<WriteResult, Submit & { change: PasswordChange }>({
      query: ({ change, ...submit }) => ({
        operation: 'PUT /account/password',
        body: change,
        ...submit,
      }),
      invalidatesTags: (result) => (result ? ['Account'] : []),
    }),
    /** After a refusal too: the device may have signed out itself. */
    signOutDevice: build.mutation<WriteResult, string>({
      query: (id) => ({ operation: 'DELETE /account/sessions/:id', id }),
      invalidatesTags: ['Account'],
    }),
    signOutEverywhere: build.mutation<WriteResult, void>({
      query: () => ({ operation: 'DELETE /account/sessions' }),
    }),
  }),
});

export const {
  useDevicesQuery,
  useChangePasswordMutation,
  useSignOutDeviceMutation,
  useSignOutEverywhereMutation,
} = accountApi;
