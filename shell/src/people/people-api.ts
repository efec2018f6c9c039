import type {
  CreatedLink,
  InvitationInput,
  InvitationResult,
  PeopleList,
  WriteResult,
} from '@stockroom/contract';
import { api } from '@stockroom/shared-ui';

/** A write whose answer is only its message. */
export interface PeopleChange {
  operation:
    | 'PUT /people/:id/role'
    | 'POST /people/:id/deactivate'
    | 'POST /people/:id/reactivate'
    | 'DELETE /people/invitations/:id'
    | 'PUT /people/registration';
  id?: string;
  body?: object;
}

const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    people: build.query<PeopleList, void>({
      query: () => ({ operation: 'GET /people' }),
      providesTags: ['Person'],
    }),
    invite: build.mutation<InvitationResult, InvitationInput>({
      query: (body) => ({ operation: 'POST /people/invitations', body }),
      invalidatesTags: ['Person'],
    }),
    createResetLink: build.mutation<CreatedLink, string>({
      query: (id) => ({ operation: 'POST /people/:id/reset-link', id }),
    }),
    changePeople: build.mutation<WriteResult, PeopleChange>({
      query: (change) => change,
      // After a refusal too: somebody else may have changed the people.
      invalidatesTags: ['Person'],
    }),
  }),
});

export const {
  usePeopleQuery,
  useInviteMutation,
  useCreateResetLinkMutation,
  useChangePeopleMutation,
} = peopleApi;
