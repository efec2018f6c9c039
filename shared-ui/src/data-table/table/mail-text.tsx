import { Fragment } from 'react';

/** An address of so many characters is never broken: its column makes room. */
const USUAL_LENGTH = 22;

/** An e-mail address that is broken, where it has to be, before its @ only, and in long parts before dots. */
export function MailText({ address }: { address: string }) {
  if (address.length <= USUAL_LENGTH) return address;
  const parts = address.split(/(?=@)/);
  const pieces = parts.flatMap((part) => (part.length > 28 ? part.split(/(?=\.)/) : part));
  return pieces.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
