import { ownTimeZone } from '@stockroom/contract';
import { skipToken, Quantity, UnitCost, withParts } from '@stockroom/shared-ui';
import { AsOfFilter } from '@stockroom/shared-ui/data-table';
import { useState } from 'react';
import styled from 'styled-components';
import { useStockOnDayQuery } from '../api/products-api';
import { useTranslate } from '../texts';

/** The stock at the end of a day, which the last movement until then tells. */
export function StockOnDay({ productId }: { productId: string }) {
  const t = useTranslate();
  const [day, setDay] = useState('');
  const timeZone = ownTimeZone();
  const query = useStockOnDayQuery(day === '' ? skipToken : { productId, to: day, timeZone });
  const { currentData: last, isError } = query;
  const cost = last?.averageCostAfter;
  return (
    <Frame>
      <AsOfFilter label={t('Stock at the end of')} day={day} onChange={setDay} />
      <p role="status">
        {isError && t('Failed to load product data')}
        {last === null && t('Nothing had moved until then.')}
        {last &&
          withParts(t('{quantity} in stock'), { quantity: <Quantity value={last.balanceAfter} /> })}
        {cost !== undefined && (
          <>, {withParts(t('average {cost}'), { cost: <UnitCost value={cost} /> })}</>
        )}
      </p>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;
  padding: 0 var(--table-edge) var(--table-edge);

  p {
    padding-block: 8px;
  }
`;
