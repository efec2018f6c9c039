import { media, QuietLink } from '@stockroom/shared-ui';
import { MailText } from '@stockroom/shared-ui/data-table';
import styled from 'styled-components';

/** A link that calls the number, or plain text when the field holds none. */
export function PhoneLink({ phone }: { phone: string }) {
  const url = phoneUrl(phone);
  if (url === null) return phone;
  return <ContactLink to={url}>{phone}</ContactLink>;
}

export function EmailLink({ email }: { email: string }) {
  return (
    // Screen readers read the address as one word, wherever it wraps.
    <MailLink to={mailUrl(email)} aria-label={email}>
      <MailText address={email} />
    </MailLink>
  );
}

/** Calls the first number in a text such as "+7 (000) 101-20-30 ext. 4". */
export function phoneUrl(phone: string): string | null {
  const [first = ''] = /\+?\(?\d[\d\s().-]*/.exec(phone) ?? [];
  const number = first.replace(/[^\d+]/g, '');
  return number === '' ? null : `tel:${number}`;
}

/** Encodes the part before the @, the only one that can hold special characters of a URL. */
export function mailUrl(email: string): string {
  const at = email.lastIndexOf('@');
  return `mailto:${encodeURIComponent(email.slice(0, at))}${email.slice(at)}`;
}

/* No bolder than the rest of the row: the company name stands out. */
const ContactLink = styled(QuietLink)`
  font-weight: inherit;
  /* A long address must not push the row's buttons out of sight. */
  overflow-wrap: anywhere;
`;
/* The row must not squeeze the address into several short lines. */
const MailLink = styled(ContactLink)`
  display: inline-block;
  min-width: 200px;
  ${media.zoomed} {
    min-width: 0;
  }
`;
