import {
  orderSchemaFor,
  type Order,
  type OrderInput,
  type OrderWriteResult,
  type Product,
} from '@stockroom/contract';
import { ErrorNotice } from '@stockroom/shared-ui';
import { RecordForm, type FormProps } from '@stockroom/shared-ui/forms';
import { useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { ORDERS_PATH } from '../paths';
import { mergeItems } from './merge-items';
import { OrderFields } from './order-fields';
import { withoutUntouchedEnd, type OrderValues } from './order-values';
import { useConfirmPrices } from './use-confirm-prices';
import { useOrderProducts } from './use-order-products';

type OrderFormProps = Pick<
  FormProps<OrderValues, OrderInput, OrderWriteResult>,
  'initialValues' | 'onSubmit' | 'onLoadNewer'
> & {
  submitLabel: string;
  /** The order that is edited. */
  order?: Order;
  /** The product that a new order begins with. */
  startProduct?: Product;
  /** Stands above the fields. */
  notice?: ReactNode;
};

const MERGES = { items: mergeItems };

/** An order, for a new one and for a change (spec section 2). Saved, it goes to the list. */
export function OrderForm(props: OrderFormProps) {
  const { submitLabel, order, startProduct, notice, onSubmit, ...form } = props;
  const { products, addChosen, failure } = useOrderProducts(order, startProduct);
  const confirmPrices = useConfirmPrices(products, order);
  const schema = useMemo(
    () =>
      orderSchemaFor((productId) => products.get(productId)?.unitOfMeasurement).transform(
        withoutUntouchedEnd,
      ),
    [products],
  );
  return (
    <Frame>
      <RecordForm
        {...form}
        schema={schema}
        onSubmit={async (input, submit) =>
          (await confirmPrices(input)) ? onSubmit(input, submit) : null
        }
        merges={MERGES}
        listPath={ORDERS_PATH}
        failure="Failed to save order"
      >
        {notice}
        {failure && (
          <ErrorNotice
            title="Failed to load the stock of these products"
            busy={failure.busy}
            onRetry={failure.onRetry}
          >
            {failure.reason}
          </ErrorNotice>
        )}
        <OrderFields
          submitLabel={submitLabel}
          order={order}
          supplier={order ?? startProduct}
          products={products}
          onChosen={addChosen}
        />
      </RecordForm>
    </Frame>
  );
}

/** As wide as a row of five columns needs, and its notices no wider. */
const Frame = styled.div`
  max-width: 1000px;
`;
