import { controlHeight, media, Money, token, type, useLanguage } from '@stockroom/shared-ui';
import styled from 'styled-components';
import { itemTotal } from '../item-totals';
import type { ItemValues } from '../order-values';
import { inCards } from './item-row-look';

/** What a row comes to; a dash while quantity or price is missing, wrong or ambiguous. */
export function ItemTotal({ item }: { item: ItemValues }) {
  const total = itemTotal(item, useLanguage());
  return (
    <Frame>
      <Label>Row Total</Label>
      <Value>{total === null ? <Nothing>—</Nothing> : <Money value={total} />}</Value>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: 6px;
  ${media.phone} {
    flex-direction: row;
    align-items: center;
    justify-content: space-between;
  }
`;
const Value = styled.div`
  display: flex;
  align-items: center;
  min-height: ${controlHeight.medium};
  font-weight: 500;
  text-align: end;
  /* Rather in two lines than over the price. */
  & > span {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
const Nothing = styled.span`
  color: ${token.textMuted};
`;
const Label = styled.span`
  display: none;
  color: ${token.textMuted};
  ${type.sm}
  ${inCards} {
    display: inline;
  }
`;
