import type { StockMovement } from '@stockroom/contract';
import { Money, Quantity, token, type, UnitCost } from '@stockroom/shared-ui';
import { FigureAndNote } from '@stockroom/shared-ui/data-table';
import styled from 'styled-components';

interface FigureProps {
  movement: StockMovement;
}

/** From here on a balance in one line with its words would leave other columns no room. */
const LONG = 1_000_000;

/** What came in or went out, and the stock after it, with what both are counted in: digits stand under digits. */
export function QuantityMoved({ movement }: FigureProps) {
  const { movementType, quantity, unitOfMeasurement, balanceAfter } = movement;
  return (
    <FigureAndNote>
      <Quantity value={movementType === 'in' ? quantity : -quantity} signed />
      <Second $maySplit={Math.abs(Number(balanceAfter)) >= LONG}>
        balance <Quantity value={balanceAfter} unit={unitOfMeasurement} />
      </Second>
    </FigureAndNote>
  );
}

/** By how much that changed the value of the stock, and what one unit came in or went out at. */
export function ValueMoved({ movement: { value, unitCost } }: FigureProps) {
  return (
    <FigureAndNote>
      <Money value={value} signed />
      <Second>
        at <UnitCost value={unitCost} />
      </Second>
    </FigureAndNote>
  );
}

const Second = styled.div<{ $maySplit?: boolean }>`
  white-space: ${({ $maySplit }) => $maySplit && 'normal'};
  color: ${token.textMuted};
  ${type.xs}
`;
