import { media, space, token, type } from '@stockroom/shared-ui';
import styled from 'styled-components';

/** Who checks by hand finds some rows a cent off. Below the table, where it can be read on paper, too. */
export function ValueNote() {
  return (
    <Note>
      Value is how much the movement changed the worth of the product’s whole stock, rounded to two
      decimals. It can differ in its last digit from quantity × cost; in return, the values of a
      product add up to exactly what its stock is worth.
    </Note>
  );
}

const Note = styled.p`
  max-width: 80ch;
  margin-top: ${space.lg};
  color: ${token.textMuted};
  ${type.xs}
  text-wrap: balance;
  ${media.phone} {
    text-wrap: pretty;
  }
`;
