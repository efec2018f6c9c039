import {
  formatNumber,
  mayDo,
  msg,
  unitText,
  type FormatSettings,
  type Role,
  type Text,
  type Translate,
} from '@stockroom/contract';
import type { NotificationFact, NotificationOf, WithdrawalMeasure } from '../store/notifications';

interface Description {
  title: string;
  text: string;
  /** Replaces the stored link. */
  link?: string;
}

/**
 * A fact in words.
 * @param format of numbers
 * @param role of the reader
 */
export function describeNotification(
  fact: NotificationFact,
  t: Translate,
  format: FormatSettings,
  role: Role,
): Description {
  switch (fact.kind) {
    case 'welcome':
      return describeWelcome(t, role);
    case 'low_stock':
      return describeLowStock(fact, t, format);
    case 'pending_orders':
      return describePendingOrders(fact, t);
    case 'stock_to_verify':
      return describeToVerify(fact, t, format);
    case 'release_withdrawn':
      return describeWithdrawal(fact, t);
  }
}

function describeWelcome(t: Translate, role: Role): Description {
  const title = t('Welcome to Stockroom');
  if (mayDo(role, 'products:write'))
    return {
      title,
      text: t(
        'Bring in your catalogue: import your products and their stock from a file of Excel, 1C or MoySklad.',
      ),
      link: '/products/import',
    };
  return {
    title,
    text: t(
      'Choose your language in your account. Press Ctrl+K to find products, orders and pages, and ? to see all shortcuts.',
    ),
    link: '/account',
  };
}

function describeLowStock(
  { facts }: NotificationOf<'low_stock'>,
  t: Translate,
  format: FormatSettings,
): Description {
  if ('sku' in facts) {
    const { name, sku, unit, stock, minimum } = facts;
    return {
      title: t('{name} is running low', { name }),
      text: t('{sku}: {stock} {unit} in stock, the minimum is {minimum}.', {
        sku,
        stock: formatNumber(stock, format),
        unit: unitText(unit, stock),
        minimum: formatNumber(minimum, format),
      }),
    };
  }
  const { products } = facts;
  if (products === 0)
    return {
      title: t('No product runs low'),
      text: t('Products that fall to their minimum stock level appear here.'),
    };
  return {
    title: t('Stock is running low'),
    text: t.plural(
      products,
      '{count} product is at or below the minimum stock level.',
      '{count} products are at or below the minimum stock level.',
    ),
  };
}

function describePendingOrders(
  { facts }: NotificationOf<'pending_orders'>,
  t: Translate,
): Description {
  if ('orderNumber' in facts) {
    const { orderNumber, type, party, items } = facts;
    return {
      title: t('Order {orderNumber} is pending', { orderNumber }),
      text:
        type === 'incoming'
          ? t.plural(items, 'From {party}: {count} item.', 'From {party}: {count} items.', {
              party,
            })
          : t.plural(items, 'For {party}: {count} item.', 'For {party}: {count} items.', { party }),
    };
  }
  const { orders } = facts;
  if (orders === 0) return { title: t('No order is waiting'), text: t('New orders appear here.') };
  return {
    title: t('Orders are waiting'),
    text: t.plural(orders, '{count} order is pending.', '{count} orders are pending.'),
  };
}

function describeToVerify(
  { facts }: NotificationOf<'stock_to_verify'>,
  t: Translate,
  format: FormatSettings,
): Description {
  const { name, sku, unit, quantity, orderNumber } = facts;
  return {
    title: t('Please count {name}', { name }),
    text: t('A correction for {orderNumber} added {quantity} {unit} of {sku}.', {
      orderNumber,
      quantity: formatNumber(quantity, format),
      unit: unitText(unit, quantity),
      sku,
    }),
  };
}

const EFFECTS: Record<WithdrawalMeasure, Text> = {
  failing: msg('It failed for {failed} of {visitors} visitors'),
  error: msg('It had errors for {failed} of {visitors} visitors'),
  'failed-call': msg('Its calls to the server failed for {failed} of {visitors} visitors'),
};

function describeWithdrawal(
  { facts }: NotificationOf<'release_withdrawn'>,
  t: Translate,
): Description {
  const { title, version, measure, failed, visitors } = facts;
  const effect = { ...EFFECTS[measure], values: { failed, visitors } };
  return {
    title:
      title === null
        ? t('Release of the shell withdrawn')
        : t('Release of {title} withdrawn', { title }),
    text: t('Version {version}. {effect}.', { version, effect }),
  };
}
