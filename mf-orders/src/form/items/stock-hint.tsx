import type { Product } from '@stockroom/contract';
import { Quantity, token, type } from '@stockroom/shared-ui';
import styled from 'styled-components';

interface StockHintProps {
  sku: string;
  /** Unknown until it has come. */
  product: Product | undefined;
  /** What this order may take; undefined where it is said elsewhere. */
  available: number | undefined;
}

/** What is known of a row's product: its SKU, and the stock an order meets. */
export function StockHint({ sku, product, available }: StockHintProps) {
  if (sku === '') return null;
  return (
    <Line>
      {sku}
      {product && available !== undefined && (
        <>
          {' · '}
          <Quantity value={available} unit={product.unitOfMeasurement} /> available
        </>
      )}
      {product && product.expected > 0 && (
        <>
          {' · '}
          <Quantity value={product.expected} unit={product.unitOfMeasurement} /> expected
        </>
      )}
    </Line>
  );
}

const Line = styled.div`
  margin-top: 6px;
  color: ${token.textMuted};
  ${type.xs}
  overflow-wrap: anywhere;
`;
