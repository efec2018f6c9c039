import { isAtMinimum, unitText, type Product } from '@stockroom/contract';
import { Quantity, token, type } from '@stockroom/shared-ui';
import { inCards } from '@stockroom/shared-ui/data-table';
import { TriangleAlert } from 'lucide-react';
import styled, { css } from 'styled-components';
import { useTranslate } from '../texts';

/** Stock and minimum, with a warning at or below the minimum. */
export function StockCell({ product }: { product: Product }) {
  const t = useTranslate();
  return (
    <Stock>
      {isAtMinimum(product) && (
        <Warning role="img" aria-label={t('At or below minimum')} size={14} />
      )}
      <Quantity value={product.currentStock} />{' '}
      <small>
        / <Quantity value={product.minimumStockLevel} /> {t(unitText(product.unitOfMeasurement))}
      </small>
    </Stock>
  );
}

const Stock = styled.span`
  white-space: nowrap;
  /* On its own line, so that the digits of all rows align. */
  small {
    display: block;
    color: ${token.textMuted};
    ${type.xs}
    ${inCards(css`
      display: inline;
      ${type.sm}
    `)}
  }
`;
const Warning = styled(TriangleAlert)`
  display: inline;
  margin-inline-end: 4px;
  color: ${token.warning};
  vertical-align: -2px;
`;
