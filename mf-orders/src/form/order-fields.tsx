import type { Order, Product } from '@stockroom/contract';
import { Card, media, Money, space, type, useLanguage } from '@stockroom/shared-ui';
import {
  FieldRow,
  FormActions,
  TextAreaField,
  useFormValue,
  type ChosenSupplier,
} from '@stockroom/shared-ui/forms';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { ORDERS_PATH } from '../paths';
import type { KnownProducts } from './item-prices';
import { orderTotal } from './item-totals';
import { inCards } from './items/item-row-look';
import { ItemRows } from './items/item-rows';
import { KeptPricesNotice } from './kept-prices-notice';
import { OrderTypeField } from './order-type-field';
import { ORDER_LABELS, type OrderValues } from './order-values';
import { PartyField } from './party-field';
import { ReceivedNotice } from './received-notice';
import { useSettledItems } from './use-settled-items';

interface OrderFieldsProps {
  submitLabel: string;
  /** The order that is edited. */
  order?: Order;
  /** The supplier that is chosen already. */
  supplier?: ChosenSupplier;
  products: KnownProducts;
  onChosen: (product: Product) => void;
}

/** Type and party, the items, and what they come to. */
export function OrderFields(props: OrderFieldsProps) {
  const { submitLabel, order, supplier, products, onChosen } = props;
  const [orderType] = useFormValue<OrderValues['type']>('type');
  const [keptPrices, setKeptPrices] = useState<readonly string[]>([]);
  return (
    <Parts>
      <Card>
        <Fields>
          <FieldRow>
            <OrderTypeField products={products} onPricesKept={setKeptPrices} />
            <PartyField type={orderType} supplier={supplier} />
          </FieldRow>
          <TextAreaField name="notes" label={ORDER_LABELS.notes} />
        </Fields>
      </Card>
      <Card title="Order Items">
        <KeptPricesNotice keys={keptPrices} products={products} order={order} />
        <ItemRows order={order} products={products} onChosen={onChosen} />
        <TotalAmount />
        {order && <ReceivedNotice order={order} />}
        <FormActions submitLabel={submitLabel} cancelTo={ORDERS_PATH} />
      </Card>
    </Parts>
  );
}

function TotalAmount() {
  const items = useSettledItems();
  const language = useLanguage();
  const total = useMemo(() => orderTotal(items, language), [items, language]);
  return (
    <Total>
      <dt>Total Amount</dt>
      <dd>
        <Money value={total} />
      </dd>
    </Total>
  );
}

const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.xl};
  ${media.phone} {
    gap: ${space.lg};
  }
`;
const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.lg};
`;
const Total = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: flex-end;
  gap: ${space.lg};
  padding: ${space.lg} 44px ${space.lg} 0;
  ${type.lg}
  font-weight: 600;
  ${inCards} {
    padding-right: 0;
  }
  ${media.phone} {
    justify-content: space-between;
  }
`;
