import { TextLink } from '@stockroom/shared-ui';
import { mailAddress, phoneAddress } from './contact-address';

/** A phone number that calls when it is pressed; plain text where it holds no number. */
export function PhoneLink({ phone }: { phone: string }) {
  const address = phoneAddress(phone);
  if (address === null) return phone;
  return (
    <TextLink $quiet to={address}>
      {phone}
    </TextLink>
  );
}

export function EmailLink({ email }: { email: string }) {
  return (
    <TextLink $quiet to={mailAddress(email)}>
      {email}
    </TextLink>
  );
}
