import { Fragment } from 'react';
import styled from 'styled-components';

/** An address of so many characters is never broken: its column makes room. */
const USUAL_LENGTH = 22;

/** An e-mail address that is broken, where it has to be, before its @, and in a part that is too long before dots. */
export function MailText({ address }: { address: string }) {
  if (address.length <= USUAL_LENGTH) return address;
  return address.split(/(?=@)/).map((part, index) => (
    <Part key={index}>
      {(part.length > 28 ? part.split(/(?=\.)/) : [part]).map((piece, place) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </Part>
  ));
}

/* Goes to the next line as a whole before it is broken itself. */
const Part = styled.span`
  display: inline-block;
  text-decoration: inherit;
  text-wrap: balance;
`;
