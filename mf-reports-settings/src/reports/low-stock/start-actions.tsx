import type { LowStockRow } from '@stockroom/contract';
import { IconLink, media, space, type } from '@stockroom/shared-ui';
import { PackagePlus, ShoppingCart } from 'lucide-react';
import styled from 'styled-components';
import { newPurchaseOrderPath, receivePath } from '../drill-down';

/** What can be done about a product that is low. */
export function StartActions({ row }: { row: LowStockRow }) {
  const { _id: productId, name, toOrder } = row;
  return (
    <>
      {toOrder > 0 && (
        <StartLink
          name="Create Order"
          description={name}
          icon={ShoppingCart}
          to={newPurchaseOrderPath({ productId, quantity: toOrder })}
        />
      )}
      <StartLink
        name="Receive Stock"
        description={name}
        icon={PackagePlus}
        tooltipAlign="end"
        to={receivePath(productId)}
      />
    </>
  );
}

/* These two icons are no pencil or bin that everybody knows, and no finger hovers: a card shows the tooltip as a label. */
const StartLink = styled(IconLink)`
  ${media.phone} {
    width: auto;
    /* The word ends where the icon of another list does. */
    padding-inline: ${space.sm} 14px;

    &&::after {
      position: static;
      padding: 0;
      background: none;
      color: inherit;
      ${type.sm}
      opacity: 1;
      visibility: visible;
      transform: none;
      white-space: normal;
    }
  }
`;
