import { Fragment } from 'react';

/** An e-mail address that is broken, where it has to be, before its @ only, and in long parts before dots. */
export function MailText({ address }: { address: string }) {
  const parts = address.split(/(?=@)/);
  const pieces = parts.flatMap((part) => (part.length > 28 ? part.split(/(?=\.)/) : part));
  return pieces.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
