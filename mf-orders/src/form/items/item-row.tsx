import { isMeasured, unitText, type OrderItem } from '@stockroom/contract';
import {
  IconButton,
  Money,
  Quantity,
  useFormat,
  useLanguage,
  withParts,
} from '@stockroom/shared-ui';
import {
  NumberField,
  ProductField,
  useFormValue,
  useMoneyField,
  WarningText,
} from '@stockroom/shared-ui/forms';
import { Trash } from 'lucide-react';
import { memo } from 'react';
import { useTranslate } from '../../texts';
import { lossAt, type KnownProduct } from '../item-prices';
import { itemTotal } from '../item-totals';
import type { ItemValues, OrderValues } from '../order-values';
import {
  Cell,
  ProductFacts,
  RemoveCell,
  Row,
  RowTitle,
  Total,
  TotalLabel,
  TotalValue,
} from './item-row.styles';
import type { ItemActions } from './use-items';

interface ItemRowProps {
  index: number;
  item: ItemValues;
  /** The product as it is now; undefined while it loads. */
  product: KnownProduct | undefined;
  /** The item of the saved order, with the name and SKU that the product had at that time. */
  saved: OrderItem | undefined;
  /** How much of the product this order may take. */
  available: number;
  isShort: boolean;
  isRemovable: boolean;
  actions: ItemActions;
}

/** Memoised: in an order of 100 rows, each keystroke renders only its own row. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { index, item, product, saved, available, isShort, isRemovable, actions } = props;
  const t = useTranslate();
  const { key, productId } = item;
  const name = product?.name ?? saved?.productName ?? '';
  const path = `items[${index}]`;
  const title = t('Item {number}', { number: index + 1 });
  const unit = product?.unitOfMeasurement;
  const money = useMoneyField();
  const format = useFormat();
  const language = useLanguage();
  const total = itemTotal(item, language);
  const [type] = useFormValue<OrderValues['type']>('type');
  const loss = type === 'outgoing' ? lossAt(item.unitPrice, product, language) : null;
  return (
    <Row role="group" aria-label={title}>
      <RowTitle aria-hidden>{title}</RowTitle>
      <Cell $area="product" onInput={() => actions.noteSearch(index)}>
        <ProductField
          name={`${path}.productId`}
          knownAs={key}
          required
          data-shortcut={productId === '' ? 'scan' : undefined}
          chosen={name === '' ? undefined : { _id: productId, name }}
          next={`${path}.quantity`}
          onChoose={(chosen) => actions.choose(index, chosen)}
          onFound={actions.know}
          onScan={(scanned, units) => actions.scan(key, scanned, units)}
        />
        <StockFacts
          sku={product?.sku ?? saved?.productSku}
          product={product}
          available={available}
        />
      </Cell>
      <Cell $area="quantity">
        <NumberField
          name={`${path}.quantity`}
          label={t('Quantity')}
          required
          min={1}
          step={unit !== undefined && isMeasured(unit) ? 0.1 : 1}
          suffix={unit && t(unitText(unit))}
          hint={
            isShort && (
              <WarningText>
                {available > 0
                  ? t('Only {quantity} available', { quantity: format.number(available) })
                  : t('None available')}
              </WarningText>
            )
          }
        />
      </Cell>
      <Cell $area="price">
        <NumberField
          {...money}
          name={`${path}.unitPrice`}
          label={t('Unit Price')}
          required
          hint={
            loss !== null && (
              <WarningText>
                {t('{amount} below the purchase price', { amount: format.money(loss) })}
              </WarningText>
            )
          }
        />
      </Cell>
      <Cell $area="total">
        <Total>
          <TotalLabel>{t('Row Total')}</TotalLabel>
          <TotalValue>
            {total === null ? <span className="muted">—</span> : <Money value={total} />}
          </TotalValue>
        </Total>
      </Cell>
      <RemoveCell>
        <IconButton
          name={t('Remove')}
          icon={Trash}
          tone="danger"
          tooltipAlign="end"
          description={name || title}
          disabled={!isRemovable}
          onClick={() => actions.remove(index)}
        />
      </RemoveCell>
    </Row>
  );
});

interface StockFactsProps {
  sku: string | undefined;
  product: KnownProduct | undefined;
  available: number;
}

function StockFacts({ sku, product, available }: StockFactsProps) {
  const t = useTranslate();
  if (sku === undefined) return null;
  return (
    <ProductFacts>
      {sku}
      {product?.isArchived && ` · ${t('deleted')}`}
      {product && (
        <>
          {' · '}
          {withParts(t('{quantity} available'), {
            quantity: <Quantity value={available} unit={product.unitOfMeasurement} />,
          })}
        </>
      )}
      {product && product.expected > 0 && (
        <>
          {' · '}
          {withParts(t('{quantity} expected'), {
            quantity: <Quantity value={product.expected} unit={product.unitOfMeasurement} />,
          })}
        </>
      )}
    </ProductFacts>
  );
}
