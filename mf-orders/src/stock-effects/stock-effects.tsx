import type { StockEffect } from '@stockroom/contract';
import { space, token, useFormat } from '@stockroom/shared-ui';
import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { changeInWords } from './stock-change-in-words';
import { StockChangeLine } from './stock-change-line';

interface StockEffectsProps {
  effects: readonly StockEffect[];
  /** How many products are named; the others are counted. Shortages come first. */
  limit?: number;
}

/** What a change of an order would do to stock, product by product: "-3 Kettle (7 → 4 pieces)". */
export function StockEffects({ effects, limit = 5 }: StockEffectsProps) {
  const shown = [...effects].sort((left, right) => right.short - left.short).slice(0, limit);
  const rest = effects.length - shown.length;
  return (
    <StockLines>
      {shown.map((effect) => (
        <li key={effect.productId}>
          <Effect {...effect} />
        </li>
      ))}
      {rest > 0 && <li>and {rest} more</li>}
    </StockLines>
  );
}

function Effect(effect: StockEffect) {
  const format = useFormat();
  const { unitOfMeasurement, currentStock, short } = effect;
  if (short === 0) return <StockChangeLine change={effect} />;
  const stock = format.quantity(currentStock, unitOfMeasurement);
  return (
    <Short>
      <TriangleAlert aria-hidden size={14} />
      <span>{`${changeInWords(effect, format)} (${stock} in stock), short by ${format.number(short)}`}</span>
    </Short>
  );
}

/** One product a line. */
export const StockLines = styled.ul`
  display: grid;
  gap: 2px;
  overflow-wrap: anywhere;
`;
const Short = styled.span`
  display: flex;
  gap: ${space.xs};
  color: ${token.danger};

  & > svg {
    flex: none;
    margin-top: 2px;
  }
`;
