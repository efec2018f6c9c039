import {
  orderSchemaFor,
  type Order,
  type OrderInput,
  type OrderWriteResult,
  type Product,
} from '@stockroom/contract';
import { ErrorNotice, reasonOf } from '@stockroom/shared-ui';
import { RecordForm, type FormProps } from '@stockroom/shared-ui/forms';
import { useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { ORDERS_PATH } from '../paths';
import { useTranslate } from '../texts';
import { mergeItems } from './merge-items';
import { OrderFields } from './order-fields';
import { withoutUntouchedEnd, type OrderValues } from './order-values';
import { useConfirmPrices } from './use-confirm-prices';
import { useOrderProducts } from './use-order-products';

type OrderFormProps = Pick<
  FormProps<OrderValues, OrderInput, OrderWriteResult>,
  'initialValues' | 'onSubmit' | 'onLoadNewer'
> & {
  /** The order that the form edits. */
  order?: Order;
  /** The product that a new order starts with. */
  startProduct?: Product;
  notice?: ReactNode;
};

const MERGES = { items: mergeItems };

/** Creates or edits an order and returns to the list. */
export function OrderForm(props: OrderFormProps) {
  const t = useTranslate();
  const { order, startProduct, notice, onSubmit, ...form } = props;
  const { products, addChosen, error, isFetching, refetch } = useOrderProducts(order, startProduct);
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
        failure={t('Failed to save order')}
      >
        {notice}
        {error && (
          <ErrorNotice
            title={t('Failed to load the stock of these products')}
            busy={isFetching}
            onRetry={refetch}
          >
            {reasonOf(error)}
          </ErrorNotice>
        )}
        <OrderFields
          order={order}
          supplier={order ?? startProduct}
          products={products}
          onChosen={addChosen}
        />
      </RecordForm>
    </Frame>
  );
}

/* Fits a row of five columns. */
const Frame = styled.div`
  --fields-width: 1000px;
  max-width: var(--fields-width);
`;
