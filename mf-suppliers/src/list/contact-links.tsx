import { media, TextLink } from '@stockroom/shared-ui';
import { MailText } from '@stockroom/shared-ui/data-table';
import styled from 'styled-components';
import { mailAddress, phoneAddress } from './contact-address';

/** A phone number that calls when it is pressed; plain text where it holds no number. */
export function PhoneLink({ phone }: { phone: string }) {
  const address = phoneAddress(phone);
  if (address === null) return phone;
  return (
    <ContactLink $quiet to={address}>
      {phone}
    </ContactLink>
  );
}

export function EmailLink({ email }: { email: string }) {
  return (
    // Said as one word, wherever it may be broken.
    <MailLink $quiet to={mailAddress(email)} aria-label={email}>
      <MailText address={email} />
    </MailLink>
  );
}

/* No bolder than the rest of the row: its name is what stands out. */
const ContactLink = styled(TextLink)`
  font-weight: inherit;
  /* A long address must not push the row's buttons out of sight. */
  overflow-wrap: anywhere;
`;
/* Nor may the row squeeze it into the middle of its parts. */
const MailLink = styled(ContactLink)`
  display: inline-block;
  min-width: 200px;
  ${media.zoomed} {
    min-width: 0;
  }
`;
