import { inEnglish, type Change, type StockMovement } from '@stockroom/contract';
import { historyEvents } from './history-events';

const format = { money: (amount: number) => `${amount} RUB`, number: String };

function change(given: Partial<Change>): Change {
  const at = '2026-11-20T10:00:00.000Z';
  const who = { userId: 'u', userName: 'Vera Orlova' };
  const what = {
    entity: 'order',
    entityId: 'o',
    label: 'ORD-2026-0001',
    action: 'updated',
    fields: [],
  } as const;
  return { _id: 'c', ...what, ...who, at, ...given, fields: given.fields ?? [] };
}

function movement(given: Partial<StockMovement>): StockMovement {
  return {
    _id: 'm',
    productId: 'p',
    productName: 'Kettle',
    productSku: 'KETTLE',
    movementType: 'out',
    quantity: 3,
    reason: 'Sale',
    notes: 'ORD-2026-0001',
    userId: 'u',
    userName: 'Pavel Demin',
    createdAt: '2026-11-20T10:00:00.000Z',
    unitOfMeasurement: 'pieces',
    balanceAfter: 4,
    averageCostAfter: 1,
    unitCost: 1,
    value: -3,
    supplierReference: '',
    orderId: 'o',
    orderNumber: 'ORD-2026-0001',
    documentId: null,
    documentNumber: null,
    documentKind: null,
    toVerify: false,
    verifiedBy: null,
    verifiedAt: null,
    ...given,
  };
}

const item = (productName: string, quantity: number, unitPrice = 10) => ({
  productName,
  productSku: productName.toUpperCase(),
  quantity,
  unitPrice,
});

test('groups movements with the change that posted them, and lists receipts apart', () => {
  const completed = change({
    _id: 'completed',
    action: 'status-changed',
    at: '2026-11-20T12:00:00.000Z',
    fields: [{ field: 'status', from: 'pending', to: 'completed' }],
  });
  const created = change({ _id: 'created', action: 'created', at: '2026-11-20T09:00:00.000Z' });
  const posted = movement({ _id: 'posted', createdAt: completed.at });
  // A change posts its movements at least a millisecond apart.
  const next = movement({ _id: 'next', createdAt: '2026-11-20T12:00:00.001Z' });
  const received = movement({
    _id: 'received',
    reason: 'Stock Receipt',
    createdAt: '2026-11-20T11:00:00.000Z',
  });
  const events = historyEvents([completed, created], [next, posted, received], format, inEnglish);
  expect(
    events.map(({ title, userName, movements }) => [title, userName, movements.length]),
  ).toEqual([
    ['Status changed from Pending to Completed', 'Vera Orlova', 2],
    ['Stock Receipt', 'Pavel Demin', 1],
    ['Order created', 'Vera Orlova', 0],
  ]);
});

test('keeps the movements of one product together, oldest first', () => {
  const at = '2026-11-20T12:00:00.000Z';
  const kettle = { productId: 'a' };
  const corrected = movement({ ...kettle, _id: 'corrected', createdAt: at });
  const rope = movement({ productId: 'b', _id: 'rope', createdAt: at });
  const sold = movement({ ...kettle, _id: 'sold', createdAt: '2026-11-20T12:00:00.001Z' });
  const [event] = historyEvents([change({ at })], [sold, rope, corrected], format, inEnglish);
  expect(event?.movements).toEqual([corrected, sold, rope]);
});

test('lists a return with what was written off, and its undoing, apart from the changes', () => {
  const completed = change({ action: 'status-changed', at: '2026-11-20T12:00:00.000Z' });
  const document = {
    documentId: 'd',
    documentNumber: 'RET-2026-0001',
    documentKind: 'customer-return',
  } as const;
  const back = movement({
    ...document,
    _id: 'back',
    reason: 'Customer return',
    movementType: 'in',
    createdAt: '2026-11-21T12:00:00.000Z',
  });
  const lost = movement({
    ...document,
    _id: 'lost',
    reason: 'Damaged',
    createdAt: '2026-11-21T12:00:00.001Z',
  });
  const undone = movement({
    ...document,
    _id: 'undone',
    reason: 'Customer return undone',
    createdAt: '2026-11-22T12:00:00.000Z',
  });
  const events = historyEvents([completed], [undone, lost, back], format, inEnglish);
  expect(
    events.map(({ title, document: of, movements }) => [title, of?.number, movements.length]),
  ).toEqual([
    ['Customer return undone', 'RET-2026-0001', 1],
    ['Customer return', 'RET-2026-0001', 2],
    [expect.stringContaining('Status changed'), undefined, 0],
  ]);
});

test.each([
  ['created', 'Order created'],
  ['updated', 'Order edited'],
  ['archived', 'Order deleted'],
  ['restored', 'Order restored'],
] as const)('titles "%s" as "%s"', (action, title) => {
  expect(historyEvents([change({ action })], [], format, inEnglish)[0]?.title).toBe(title);
});

test.each([
  [
    'texts, without ids and totals',
    [
      { field: 'supplierId', from: 'a', to: 'b' },
      { field: 'supplierName', from: 'Light Ltd', to: 'Dark Ltd' },
      { field: 'totalAmount', from: 1, to: 2 },
      { field: 'notes', from: '', to: 'Fragile' },
    ],
    [
      { label: 'Supplier', before: 'Light Ltd', now: 'Dark Ltd' },
      { label: 'Notes', before: '', now: 'Fragile' },
    ],
  ],
  [
    'the type by its label',
    [{ field: 'type', from: 'incoming', to: 'outgoing' }],
    [{ label: 'Order Type', before: 'Incoming', now: 'Outgoing' }],
  ],
  [
    'items product by product',
    [
      {
        field: 'items',
        from: [item('Kettle', 0.1), item('Kettle', 0.2), item('Lamp', 1), item('Desk', 1)],
        to: [item('Kettle', 3, 12), item('Lamp', 1), item('Chair', 2)],
      },
    ],
    [
      { label: 'Kettle (KETTLE)', before: '0.1 × 10 RUB, 0.2 × 10 RUB', now: '3 × 12 RUB' },
      { label: 'Desk (DESK)', before: '1 × 10 RUB', now: '' },
      { label: 'Chair (CHAIR)', before: '', now: '2 × 10 RUB' },
    ],
  ],
])('describes an edit: %s', (_what, fields, changes) => {
  expect(historyEvents([change({ fields })], [], format, inEnglish)[0]?.fields).toEqual(changes);
});

test('says that the rest of a purchase was closed', () => {
  const fields = [
    { field: 'status', from: 'processing', to: 'completed' },
    { field: 'isRestClosed', from: false, to: true },
  ];
  const closed = change({ action: 'status-changed', fields });
  expect(historyEvents([closed], [], format, inEnglish)[0]?.title).toBe(
    'Status changed from Processing to Completed: the rest was closed',
  );
});
