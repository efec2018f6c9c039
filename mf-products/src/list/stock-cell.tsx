import { isAtMinimum, unitText, type Product } from '@stockroom/contract';
import { token, type, useFormat } from '@stockroom/shared-ui';
import { inCards } from '@stockroom/shared-ui/data-table';
import styled, { css } from 'styled-components';
import { useTranslate } from '../texts';

/** Stock and minimum, with a warning at or below the minimum. */
export function StockCell({ product }: { product: Product }) {
  const t = useTranslate();
  const { number } = useFormat();
  return (
    <Stock className="figure">
      {isAtMinimum(product) && (
        <Warning role="img" aria-label={t('At or below minimum')} data-icon="warning" />
      )}
      {number(product.currentStock)}{' '}
      <small>
        / {number(product.minimumStockLevel)} {t(unitText(product.unitOfMeasurement))}
      </small>
    </Stock>
  );
}

const Stock = styled.span`
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
const Warning = styled.span`
  margin-inline-end: 4px;
  color: ${token.warning};
  &::before {
    width: 14px;
    height: 14px;
    vertical-align: -2px;
  }
`;
