import {
  acceptedLinkSchema,
  invitationSchema,
  linkSchema,
  registrationSchema,
  ROLE_NAMES,
  ROLES,
  roleChangeSchema,
  type CreatedLink,
  type InvitationInput,
  type InvitationResult,
  type PeopleList,
} from '@stockroom/contract';
import { limitLinks } from '../auth/rate-limits';
import type { MailMessage } from '../dependencies';
import type { ApiContext } from '../http/environment';
import { readJson } from '../http/read-body';
import { writeRoute, type Route, type Services } from '../http/route';
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
import type { Work } from '../unit-of-work';
import {
  acceptLink,
  checkLink,
  createResetLink,
  invite,
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
const ROLE = oneOf(ROLE_NAMES);
const PERSON = record({
  ...{ _id: ID, email: TEXT, role: ROLE, createdAt: INSTANT },
  ...{ lastSeenAt: nullable(INSTANT), devices: COUNT, deactivatedAt: nullable(INSTANT) },
});
const INVITATION = record({
  ...{ _id: ID, email: TEXT, role: ROLE },
  ...{ createdAt: INSTANT, expiresAt: INSTANT, invitedBy: TEXT },
});
const LINK = { path: TEXT, isSent: FLAG };

/** Who may sign in and with which role. The last two routes are for people who follow a link. */
export const PEOPLE_ROUTES: readonly Route[] = [
  {
    method: 'get',
    path: '/api/people',
    permission,
    summary: 'Everybody with an account, the open invitations, and who can register',
    answer: record({
      people: listOf(PERSON),
      invitations: listOf(INVITATION),
      registration: record({ isOpen: FLAG, role: ROLE }),
    }),
    async handle(c, { store: { repositories }, clock, config }) {
      const isOpen = config.registration === 'open';
      const role = await repositories.settings.registrationRole();
      const list = await listPeople(repositories, clock.now());
      return c.json({ ...list, registration: { isOpen, role } } satisfies PeopleList);
    },
  },
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
      const input = await readJson(c, invitationSchema);
      const made = await makeLink(c, services, (work) => invite(work, input));
      const isSent = await send(services, made, invitationMail(made, input));
      const answer = { message: 'Invitation created', invitation: toInvitation(made.link) };
      const { path } = made;
      return c.json({ success: true, ...answer, path, isSent } satisfies InvitationResult, 201);
    },
  },
  writeRoute({
    method: 'delete',
    path: '/api/people/invitations/:id',
    permission,
    summary: 'Withdraw an invitation',
    answer: {},
    message: 'Invitation withdrawn',
    write: (work) => nothing(withdrawInvitation(work, work.params.id)),
  }),
  writeRoute({
    method: 'put',
    path: '/api/people/:id/role',
    permission,
    summary: 'Change the role of a person',
    body: roleChangeSchema,
    answer: {},
    errors: ['VERSION_CONFLICT', 'LAST_OWNER', 'OWN_ACCOUNT'],
    message: 'Role changed',
    write: (work, input) => nothing(changeRole(work, work.params.id, input)),
  }),
  writeRoute({
    method: 'post',
    path: '/api/people/:id/deactivate',
    permission,
    summary: 'Sign a person out and keep them from signing in',
    answer: {},
    errors: ['LAST_OWNER', 'OWN_ACCOUNT'],
    message: 'Person deactivated',
    write: (work) => nothing(deactivate(work, work.params.id)),
  }),
  writeRoute({
    method: 'post',
    path: '/api/people/:id/reactivate',
    permission,
    summary: 'Let a person sign in again',
    answer: {},
    message: 'Person reactivated',
    write: (work) => nothing(reactivate(work, work.params.id)),
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
      const id = c.req.param('id') ?? '';
      const made = await makeLink(c, services, (work) => createResetLink(work, id));
      const isSent = await send(services, made, resetMail(made));
      const answer = { success: true, message: 'Reset link created', path: made.path, isSent };
      return c.json(answer satisfies Omit<CreatedLink, 'success'>, 201);
    },
  },
  writeRoute({
    method: 'put',
    path: '/api/people/registration',
    permission,
    summary: 'Choose the role of people who register',
    body: registrationSchema,
    answer: {},
    message: 'Role of new people changed',
    write: (work, input) => nothing(changeRegistrationRole(work, input)),
  }),
  {
    method: 'post',
    path: '/api/auth/links/check',
    permission: 'public',
    summary: 'What an invitation or reset link is for',
    body: linkSchema,
    answer: record({
      kind: oneOf(['invitation', 'reset']),
      ...{ email: TEXT, role: nullable(ROLE), expiresAt: INSTANT },
    }),
    errors: ['LINK_INVALID', 'RATE_LIMITED'],
    async handle(c, services) {
      const { token } = await readJson(c, linkSchema);
      await limitLinks(services, c.env?.clientAddress);
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
      const input = await readJson(c, acceptedLinkSchema);
      await limitLinks(services, c.env?.clientAddress);
      await acceptLink(services, input);
      return c.json({ success: true, message: 'Password saved' });
    },
  },
];

async function nothing(written: Promise<void>): Promise<object> {
  await written;
  return {};
}

/** Answers with a link are not kept for a repeated request, because nothing may store a token. */
function makeLink(
  c: ApiContext,
  { store, clock }: Services,
  make: (work: Work) => Promise<NewLink>,
): Promise<NewLink> {
  const [actor, now] = [c.get('user'), clock.now().toISOString()];
  return store.transaction((repositories) => make({ repositories, actor, now }));
}

type Letter = Pick<MailMessage, 'subject' | 'text'>;

/** Without e-mail, the person who has made the link passes it on. @returns whether the mail is on its way */
async function send(
  { mail, log }: Services,
  { link: { email }, path }: NewLink,
  letter: Letter,
): Promise<boolean> {
  if (!mail) return false;
  try {
    await mail({ ...letter, to: email, path });
    return true;
  } catch (error) {
    log.warn({ err: error }, 'mail not sent');
    return false;
  }
}

function invitationMail({ link: { createdBy } }: NewLink, { role }: InvitationInput): Letter {
  return {
    subject: 'Your invitation to Stockroom',
    text: `${createdBy} invites you to Stockroom as ${ROLES[role].label}. Choose a password within 7 days:`,
  };
}

function resetMail({ link: { createdBy } }: NewLink): Letter {
  return {
    subject: 'Set a new password for Stockroom',
    text: `${createdBy} sends you this link to set a new password. It works once, within 7 days:`,
  };
}
