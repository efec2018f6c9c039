import { space, type, useFormat } from '@stockroom/shared-ui';
import styled from 'styled-components';
import type { Counted } from './count-scan';

/** Says where a scan was counted, which may be out of sight. */
export function CountedScan({ scan }: { scan: Counted | null }) {
  const format = useFormat();
  return <Line role="status">{scan && inWords(scan, format)}</Line>;
}

function inWords(
  { product, row, quantity }: Counted,
  format: Pick<ReturnType<typeof useFormat>, 'quantity'>,
): string {
  const amount = format.quantity(quantity, product.unitOfMeasurement);
  return `One more ${product.name}: now ${amount} in item ${row + 1}.`;
}

const Line = styled.p`
  ${type.sm}
  overflow-wrap: anywhere;

  &:not(:empty) {
    margin-top: ${space.md};
  }
`;
