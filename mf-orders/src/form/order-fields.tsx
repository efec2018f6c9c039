import { ORDER_TYPES, type Order, type Product } from '@stockroom/contract';
import { Card, media, Money, space, type, useLanguage } from '@stockroom/shared-ui';
import {
  FieldRow,
  FormActions,
  FormFields,
  SelectField,
  SupplierField,
  TextAreaField,
  useFormValue,
  useFormValues,
  type ChosenSupplier,
} from '@stockroom/shared-ui/forms';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { useCanWrite } from '../order-access';
import { orderLabels } from '../order-labels';
import { ORDERS_PATH } from '../paths';
import { useTranslate } from '../texts';
import { CustomerField } from './customer-field';
import { ownPrices, withType, type KnownProducts } from './item-prices';
import { orderTotal } from './item-totals';
import { inCards } from './items/item-row.styles';
import { ItemRows } from './items/item-rows';
import { useDeferredItems } from './items/use-items';
import { KeptPricesNotice } from './kept-prices-notice';
import { typeOptions, type OrderValues } from './order-values';

interface OrderFieldsProps {
  order?: Order;
  /** The supplier that the form starts with. */
  supplier?: ChosenSupplier;
  products: KnownProducts;
  onChosen: (product: Product) => void;
}

export function OrderFields({ order, supplier, products, onChosen }: OrderFieldsProps) {
  const t = useTranslate();
  const labels = orderLabels(t);
  const [orderType] = useFormValue<OrderValues['type']>('type');
  const { read, write } = useFormValues<OrderValues>();
  const canWrite = useCanWrite();
  const [keptPrices, setKeptPrices] = useState<readonly string[]>([]);
  const changeType = (picked: string) => {
    const type = ORDER_TYPES.find((known) => known === picked);
    if (type === undefined) return;
    const changed = withType(read(), type, products);
    write(changed);
    setKeptPrices(ownPrices(changed, products));
  };
  return (
    <Parts>
      <Card>
        <FormFields>
          <FieldRow>
            <SelectField
              name="type"
              label={labels.type}
              required
              placeholder={t('Select order type')}
              options={typeOptions(t).filter(({ value }) => value === orderType || canWrite(value))}
              onPick={changeType}
            />
            {orderType === 'incoming' && (
              <SupplierField
                name="supplierId"
                label={labels.supplierId}
                required
                chosen={supplier}
              />
            )}
            {orderType === 'outgoing' && (
              <CustomerField name="customerName" label={labels.customerName} />
            )}
          </FieldRow>
          <TextAreaField name="notes" label={labels.notes} />
        </FormFields>
      </Card>
      <Card title={t('Order Items')}>
        <KeptPricesNotice keys={keptPrices} products={products} />
        <ItemRows order={order} products={products} onChosen={onChosen} />
        <TotalAmount />
        <FormActions
          submitLabel={order ? t('Update Order') : t('Create Order')}
          cancelTo={ORDERS_PATH}
        />
      </Card>
    </Parts>
  );
}

function TotalAmount() {
  const t = useTranslate();
  const items = useDeferredItems();
  const language = useLanguage();
  const total = useMemo(() => orderTotal(items, language), [items, language]);
  return (
    <Total>
      <dt>{t('Total Amount')}</dt>
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
