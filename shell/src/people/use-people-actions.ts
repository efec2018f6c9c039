import { ROLES, type Invitation, type Person, type Role } from '@stockroom/contract';
import {
  messageOf,
  showError,
  showSuccess,
  useAppDispatch,
  useConfirm,
} from '@stockroom/shared-ui';
import { useMemo, useRef } from 'react';
import { useTranslate } from '../texts';
import type { ShownLink } from './link-panel';
import {
  useChangePeopleMutation,
  useCreateResetLinkMutation,
  type PeopleChange,
} from './people-api';

export type PeopleActions = ReturnType<typeof usePeopleActions>;

/** What the buttons of the page do: most ask first, and all say how it went. */
export function usePeopleActions(showLink: (link: ShownLink) => void) {
  const t = useTranslate();
  const confirm = useConfirm();
  const dispatch = useAppDispatch();
  const [change] = useChangePeopleMutation();
  const [createResetLink] = useCreateResetLinkMutation();
  const isMakingLink = useRef(false);
  return useMemo(() => {
    const run = async (request: PeopleChange) =>
      void dispatch(showSuccess((await change(request).unwrap()).message));
    const runUnasked = async (request: PeopleChange, failure: string) => {
      try {
        await run(request);
      } catch (error) {
        dispatch(showError(messageOf(error, failure), error));
      }
    };
    return {
      changeRole({ _id: id, email, role: from }: Person, role: Role) {
        const { label, about } = ROLES[role];
        return confirm({
          title: t('Change the role to {role}?', { role: label }),
          description: t(
            '{email} is {from} now. {role}: {about}. Open pages follow with their next call to the server.',
            { email, from: ROLES[from].label, role: label, about },
          ),
          confirmLabel: t('Change role'),
          work: () => run({ operation: 'PUT /people/:id/role', id, body: { role, from } }),
        });
      },
      deactivate: ({ _id: id, email }: Person) =>
        confirm({
          title: t('Deactivate this person?'),
          description: t(
            "{email} is signed out everywhere and can't sign in until an owner reactivates them. Their records stay.",
            { email },
          ),
          confirmLabel: t('Deactivate'),
          tone: 'danger',
          work: () => run({ operation: 'POST /people/:id/deactivate', id }),
        }),
      reactivate: ({ _id: id }: Person) =>
        runUnasked({ operation: 'POST /people/:id/reactivate', id }, t('Failed to reactivate')),
      withdraw: ({ _id: id, email }: Invitation) =>
        confirm({
          title: t('Withdraw this invitation?'),
          description: t('The link for {email} stops working.', { email }),
          confirmLabel: t('Withdraw'),
          tone: 'danger',
          work: () => run({ operation: 'DELETE /people/invitations/:id', id }),
        }),
      chooseRegistrationRole: (role: Role) =>
        runUnasked(
          { operation: 'PUT /people/registration', body: { role } },
          t('Failed to change the role'),
        ),
      async createResetLink({ _id: id, email }: Person) {
        // A second link would end the first.
        if (isMakingLink.current) return;
        isMakingLink.current = true;
        try {
          const { path, isSent } = await createResetLink(id).unwrap();
          showLink({
            title: t('Reset link'),
            purpose: t('They use it to set a new password.'),
            email,
            path,
            isSent,
          });
        } catch (error) {
          dispatch(showError(messageOf(error, t('Failed to create the reset link')), error));
        }
        isMakingLink.current = false;
      },
    };
  }, [change, confirm, createResetLink, dispatch, showLink, t]);
}
