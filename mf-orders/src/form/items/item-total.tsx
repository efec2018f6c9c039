import { controlHeight, Money, space, token, useLanguage } from '@stockroom/shared-ui';
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
      {total === null ? '—' : <Money value={total} />}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.md};
  min-height: ${controlHeight.medium};
  font-weight: 500;
  text-align: end;
  /* Rather in two lines than over the price. */
  & > span {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  ${inCards} {
    justify-content: space-between;
  }
`;
const Label = styled.span`
  display: none;
  color: ${token.textMuted};
  font-weight: 400;
  ${inCards} {
    display: inline;
  }
`;
