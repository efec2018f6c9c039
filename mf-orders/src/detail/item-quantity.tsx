import {
  sumQuantities,
  type ItemDelivery,
  type Order,
  type OrderItem,
  type OrderProduct,
} from '@stockroom/contract';
import { media, Quantity, space, TextLink, token, type, useFormat } from '@stockroom/shared-ui';
import styled from 'styled-components';
import { receivePath } from '../paths';

interface ItemQuantityProps {
  orderId: Order['_id'];
  item: OrderItem & ItemDelivery;
  /** Unknown until the products have come. */
  product: OrderProduct | undefined;
}

/** How much was ordered; of a purchase also what came, and the way to receive what is still to come, unless the product is gone. */
export function ItemQuantity({ orderId, item, product }: ItemQuantityProps) {
  const { productId, productName, quantity, received, outstanding } = item;
  const { number } = useFormat();
  const surplus = sumQuantities([received ?? 0, -quantity]);
  return (
    <Amounts>
      <Quantity value={quantity} unit={product?.unitOfMeasurement} />
      {received !== null && outstanding !== null && (
        <Delivery data-print="hide">
          {received > 0 && <div>{number(received)} received</div>}
          {surplus > 0 && <div>{number(surplus)} more than ordered</div>}
          {outstanding > 0 && <div>{number(outstanding)} outstanding</div>}
          {outstanding > 0 && !product?.isArchived && (
            <TextLink to={receivePath(productId, orderId)} aria-description={productName}>
              Receive
            </TextLink>
          )}
        </Delivery>
      )}
    </Amounts>
  );
}

/* Room for the unit, which comes later than the rest. */
const Amounts = styled.div`
  min-width: 9ch;
  ${media.print} {
    min-width: 0;
  }
`;
const Delivery = styled.div`
  color: ${token.textMuted};
  ${type.xs}

  ${media.phone} {
    a {
      display: inline-block;
      margin-block: ${space.sm};
      ${type.sm}
    }
  }
`;
