import { ROLES } from '@stockroom/contract';
import type { MailMessage } from '../dependencies';
import type { NewLink } from './link-service';

/** The e-mail with an invitation. The address of its page follows the text. */
export function invitationMail({ link, path }: NewLink): MailMessage {
  const role = link.role ? ` as ${ROLES[link.role].label}` : '';
  return {
    ...{ to: link.email, path, subject: 'Your invitation to Stockroom' },
    text: `${link.createdBy} invites you to Stockroom${role}. Choose a password within 7 days:`,
  };
}

/** The e-mail with a link for a new password. */
export function resetMail({ link, path }: NewLink): MailMessage {
  return {
    ...{ to: link.email, path, subject: 'Set a new password for Stockroom' },
    text: `${link.createdBy} sends you this link to set a new password. It works once, within 7 days:`,
  };
}
