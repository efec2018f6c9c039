import {
  acceptedLinkSchema,
  invitationSchema,
  linkSchema,
  msg,
  registrationSchema,
  ROLE_NAMES,
  roleChangeSchema,
  type InvitationResult,
  type PeopleList,
} from '@stockroom/contract';
import { limitByAddress } from '../auth/rate-limits';
import type { MailMessage } from '../dependencies';
import type { ApiContext } from '../http/environment';
import { signAnswer } from '../http/idempotent-write';
import { readJson } from '../http/read-body';
import { readRoute, writeRoute, type Route, type Services } from '../http/route';
import {
  COUNT,
  FLAG,
  ID,
  INSTANT,
  listOf,
  nullable,
  oneOf,
  record,
  TEXT,
  written,
} from '../openapi/response-schemas';
import { translateFor } from '../texts';
import type { Work } from '../unit-of-work';
import { invitationMail, resetMail } from './link-mails';
import {
  acceptLink,
  checkLink,
  createResetLink,
  invite,
  listInvitations,
  toInvitation,
  withdrawInvitation,
  type NewLink,
} from './link-service';
import {
  changeRegistrationRole,
  changeRole,
  deactivate,
  listPeople,
  reactivate,
} from './people-service';

const permission = 'people:write';
const SOMEBODY = { _id: ID, email: TEXT, role: oneOf(ROLE_NAMES), createdAt: INSTANT };
const SEEN = { lastSeenAt: nullable(INSTANT), devices: COUNT };
const PERSON = record({ ...SOMEBODY, ...SEEN, deactivatedAt: nullable(INSTANT) });
const INVITATION = record({ ...SOMEBODY, expiresAt: INSTANT, invitedBy: TEXT });
const LINK = { path: TEXT, isSent: FLAG };

/** Who may sign in and with which role. The last two routes are for people who follow a link. */
export const PEOPLE_ROUTES: readonly Route[] = [
  readRoute({
    path: '/api/people',
    permission,
    summary: 'Everybody with an account, the open invitations, and who can register',
    answer: record({
      people: listOf(PERSON),
      invitations: listOf(INVITATION),
      registration: record({ isOpen: FLAG, role: oneOf(ROLE_NAMES) }),
    }),
    async read({ services: { config }, repositories, clock }): Promise<PeopleList> {
      const role = await repositories.settings.registrationRole();
      return {
        people: await listPeople(repositories, clock.now()),
        invitations: await listInvitations(repositories, clock.now()),
        registration: { isOpen: config.registration === 'open', role },
      };
    },
  }),
  {
    method: 'post',
    path: '/api/people/invitations',
    permission,
    summary: 'Invite somebody; only this answer shows the link, which ends an earlier one',
    body: invitationSchema,
    status: 201,
    answer: written({ invitation: INVITATION, ...LINK }),
    errors: ['DUPLICATE'],
    async handle(c, services) {
      const t = translateFor(c);
      const input = await readJson(c, invitationSchema);
      const made = await makeLink(c, services, (work) => invite(work, input));
      const isSent = await send(services, invitationMail(made, t));
      const answer: InvitationResult = {
        success: true,
        message: t('Invitation created'),
        invitation: toInvitation(made.link),
        path: made.path,
        isSent,
      };
      return c.json(answer, 201);
    },
  },
  writeRoute({
    method: 'delete',
    path: '/api/people/invitations/:id',
    permission,
    summary: 'Withdraw an invitation',
    answer: {},
    message: msg('Invitation withdrawn'),
    write: (work) => withdrawInvitation(work, work.params.id),
  }),
  writeRoute({
    method: 'put',
    path: '/api/people/:id/role',
    permission,
    summary: 'Change the role of a person',
    body: roleChangeSchema,
    answer: {},
    errors: ['VERSION_CONFLICT', 'LAST_OWNER', 'OWN_ACCOUNT'],
    message: msg('Role changed'),
    write: (work, input) => changeRole(work, work.params.id, input),
  }),
  writeRoute({
    method: 'post',
    path: '/api/people/:id/deactivate',
    permission,
    summary: 'Sign a person out and keep them from signing in',
    answer: {},
    errors: ['LAST_OWNER', 'OWN_ACCOUNT'],
    message: msg('Person deactivated'),
    write: (work) => deactivate(work, work.params.id),
  }),
  writeRoute({
    method: 'post',
    path: '/api/people/:id/reactivate',
    permission,
    summary: 'Let a person sign in again',
    answer: {},
    message: msg('Person reactivated'),
    write: (work) => reactivate(work, work.params.id),
  }),
  {
    method: 'post',
    path: '/api/people/:id/reset-link',
    permission,
    summary:
      'Create a link for a new password; only this answer shows it, and it ends an earlier one',
    status: 201,
    answer: written(LINK),
    errors: ['DEACTIVATED'],
    async handle(c, services) {
      const t = translateFor(c);
      const id = c.req.param('id') ?? '';
      const made = await makeLink(c, services, (work) => createResetLink(work, id));
      const isSent = await send(services, resetMail(made, t));
      const { path } = made;
      return c.json({ success: true, message: t('Reset link created'), path, isSent }, 201);
    },
  },
  writeRoute({
    method: 'put',
    path: '/api/people/registration',
    permission,
    summary: 'Choose the role of people who register',
    body: registrationSchema,
    answer: {},
    message: msg('Role of new people changed'),
    write: (work, input) => changeRegistrationRole(work, input),
  }),
  {
    method: 'post',
    path: '/api/auth/links/check',
    permission: 'public',
    summary: 'What an invitation or reset link is for',
    body: linkSchema,
    answer: record({
      kind: oneOf(['invitation', 'reset']),
      email: TEXT,
      role: nullable(oneOf(ROLE_NAMES)),
      expiresAt: INSTANT,
    }),
    errors: ['LINK_INVALID', 'RATE_LIMITED'],
    async handle(c, services) {
      const { token } = await readJson(c, linkSchema);
      await limitByAddress(services, 'link', c.env?.clientAddress);
      return c.json(await checkLink(services, token));
    },
  },
  {
    method: 'post',
    path: '/api/auth/links/accept',
    permission: 'public',
    summary: 'Choose a password and use up the link',
    body: acceptedLinkSchema,
    answer: written(),
    errors: ['LINK_INVALID', 'RATE_LIMITED'],
    async handle(c, services) {
      const t = translateFor(c);
      const input = await readJson(c, acceptedLinkSchema);
      await limitByAddress(services, 'link', c.env?.clientAddress);
      await acceptLink(services, input);
      return c.json({ success: true, message: t('Password saved') });
    },
  },
];

/** Unlike `writeRoute`, keeps no answer for a repeated request: nothing may store a token. */
function makeLink(
  c: ApiContext,
  { store, clock }: Services,
  make: (work: Work) => Promise<NewLink>,
): Promise<NewLink> {
  const [actor, now] = [c.get('user'), clock.now().toISOString()];
  return store.transaction(async (repositories) => {
    await signAnswer(c, repositories);
    return make({ repositories, actor, now });
  });
}

/** Call it after the commit. @returns false when the author must pass the link on */
async function send({ mail, log }: Services, message: MailMessage): Promise<boolean> {
  try {
    await mail?.(message);
    return mail !== undefined;
  } catch (error) {
    log.warn({ err: error }, 'mail not sent');
    return false;
  }
}
