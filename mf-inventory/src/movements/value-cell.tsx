import type { StockMovement } from '@stockroom/contract';
import { Money, token, type } from '@stockroom/shared-ui';
import styled from 'styled-components';

/** By how much a movement changed the value of the stock, and what one unit came in or went out at. */
export function ValueCell({ movement: { value, unitCost } }: { movement: StockMovement }) {
  return (
    <div>
      <Money value={value} />
      <UnitCost>
        at <Money value={unitCost} />
      </UnitCost>
    </div>
  );
}

const UnitCost = styled.div`
  color: ${token.textMuted};
  ${type.xs}
`;
