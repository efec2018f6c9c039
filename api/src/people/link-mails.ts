import { ROLES, type Translate } from '@stockroom/contract';
import type { MailMessage } from '../dependencies';
import type { NewLink } from './link-service';

/** The e-mail with an invitation, in the language of its author. The address of its page follows the text. */
export function invitationMail({ link, path }: NewLink, t: Translate): MailMessage {
  const { createdBy: author, role } = link;
  return {
    to: link.email,
    path,
    subject: t('Your invitation to Stockroom'),
    text: role
      ? t('{author} invites you to Stockroom as {role}. Choose a password within 7 days:', {
          author,
          role: ROLES[role].label,
        })
      : t('{author} invites you to Stockroom. Choose a password within 7 days:', { author }),
  };
}

/** The e-mail with a link for a new password, in the language of its author. */
export function resetMail({ link, path }: NewLink, t: Translate): MailMessage {
  return {
    to: link.email,
    path,
    subject: t('Set a new password for Stockroom'),
    text: t('{author} sends you this link to set a new password. It works once, within 7 days:', {
      author: link.createdBy,
    }),
  };
}
