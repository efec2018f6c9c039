import {
  isUnusualPrice,
  orderPath,
  receivePath,
  sumQuantities,
  type DetailedOrder,
  type Order,
  type Product,
  type ReceiptInput,
  type Translate,
} from '@stockroom/contract';
import { useCan, useConfirm, useFormat, type Submit } from '@stockroom/shared-ui';
import { useReceiveStockMutation } from '../api/stock-movements-api';
import {
  useExpectedOrdersQuery,
  useLazyStockOrderQuery,
  type ExpectedOrder,
} from '../api/stock-orders-api';
import type { NextSteps } from '../next-steps';
import { isUnusualReceipt } from '../product/unusual-amount';
import { useConfirmAmount } from '../product/use-confirm-amount';
import { useTranslate } from '../texts';
import { priceIn } from './use-start-receipt';

interface Received {
  message: string;
  nextSteps: NextSteps;
}

/** Posts a receipt of the chosen product; resolves to null when the user goes back at a question. */
export function useReceiveStock(product: Product | undefined) {
  const t = useTranslate();
  const [receiveStock] = useReceiveStockMutation();
  const [findOrder] = useLazyStockOrderQuery();
  const { currentData: expected } = useExpectedOrdersQuery(product?._id ?? '', { skip: !product });
  const confirm = useReceiptQuestions();
  const canSeePrice = useCan('costs:read');
  const format = useFormat();

  return async (input: ReceiptInput, submit: Submit): Promise<Received | null> => {
    // The form may still hold a price from before its user lost this permission.
    const receipt = canSeePrice ? input : { ...input, purchasePrice: undefined };
    const { orderId } = receipt;
    if (product) {
      const ordered = expected?.find(({ _id }) => _id === orderId);
      if (!(await confirm.quantity(product, receipt, ordered))) return null;
      if (orderId === '' && !expected && !(await confirm.noOrder(product))) return null;
    }
    // Takes the cached order; after the receipt its outstanding quantities would be too new for the next steps.
    const order = orderId === '' ? undefined : (await findOrder(orderId, true)).data;
    if (product && !(await confirm.price(product, receipt, order))) return null;
    const { message, movement } = await receiveStock({ receipt, ...submit }).unwrap();
    const { unitOfMeasurement, productName, orderNumber } = movement;
    const values = {
      quantity: format.quantity(movement.quantity, unitOfMeasurement),
      product: productName,
    };
    const result = orderNumber
      ? t('Received {quantity} of {product} for {order}.', { ...values, order: orderNumber })
      : t('Received {quantity} of {product}.', values);
    return { message, nextSteps: { result, links: linksAfter(receipt, order, t) } };
  };
}

/** Leads to another outstanding item of the order, or else to another product of the same delivery note. */
function linksAfter(
  receipt: ReceiptInput,
  order: DetailedOrder | undefined,
  t: Translate,
): NextSteps['links'] {
  const { orderId, productId, supplierReference } = receipt;
  const next = order?.items.find(
    (item) => item.productId !== productId && (item.outstanding ?? 0) > 0,
  );
  const another = next
    ? {
        label: t('Receive next: {product}', { product: next.productName }),
        path: receivePath({ productId: next.productId, orderId, supplierReference }),
      }
    : { label: t('Receive another'), path: receivePath({ supplierReference }) };
  return orderId === ''
    ? [another]
    : [another, { label: t('Back to order'), path: orderPath(orderId) }];
}

function useReceiptQuestions() {
  const t = useTranslate();
  const confirm = useConfirm();
  const confirmAmount = useConfirmAmount();
  const format = useFormat();
  return {
    async quantity(product: Product, { quantity }: ReceiptInput, order?: ExpectedOrder) {
      if (!isUnusualReceipt(product, quantity, order?.outstanding)) return true;
      return confirmAmount(product, sumQuantities([product.currentStock, quantity]), order);
    },
    /** The order did not load, but the product knows the expected quantity. */
    async noOrder({ name, expected, unitOfMeasurement }: Product) {
      if (expected === 0) return true;
      return confirm({
        title: t('Receive without its order?'),
        description: t(
          "Stockroom expects {quantity} of {product}, but couldn't load the purchase order. If you receive without it, completing the order adds the goods again.",
          { quantity: format.quantity(expected, unitOfMeasurement), product: name },
        ),
        confirmLabel: t('Receive anyway'),
        backTo: '[name=orderId]:checked',
      });
    },
    async price(product: Product, { quantity, purchasePrice }: ReceiptInput, order?: Order) {
      const agreed = order && priceIn(order, product._id);
      const known = agreed ?? product.purchasePrice;
      if (purchasePrice == null || known === 0) return true;
      if (!isUnusualPrice(quantity, purchasePrice, known)) return true;
      return confirm({
        title: t('Is the price right?'),
        description: t(
          agreed === undefined
            ? '{product}: {price}. Its purchase price is {known}.'
            : '{product}: {price}. Its price in the order is {known}.',
          { product: product.name, price: format.money(purchasePrice), known: format.money(known) },
        ),
        confirmLabel: t('Save anyway'),
        cancelLabel: t('Go back'),
        backTo: '[name=purchasePrice]',
      });
    },
  };
}
