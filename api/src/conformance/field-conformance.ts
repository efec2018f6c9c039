import { DEFAULT_COMPANY_SETTINGS, DEFAULT_SYSTEM_SETTINGS } from '@stockroom/contract';
import { orderInput, productInput, receiptInput, supplierInput } from './records';
import { setUpTestApi, type MakeStore } from './test-api';

// Fields are checked before anything is looked up, so nothing need be under this id.
const ID = '01a1fc0c-5627-7701-832f-dc14788c32bd';
const ROW = { productId: ID, quantity: 1, unitPrice: 1 };
const ADJUSTMENT = { productId: ID, reason: 'Lost', notes: '' };

interface Form {
  method?: 'PUT';
  path: string;
  /** Without a mistake, but for the field in question. */
  body: object;
  /** What each text field is called in messages, and how long it can be. */
  texts?: Record<string, [label: string, max: number]>;
  /** The same of numbers: the first that is too large, and how many decimals they can have. */
  numbers?: Record<string, [label: string, tooLarge: number, decimals: number]>;
  isVersioned?: true;
}

const PRICE_LIMIT = 1_000_000_000_000;
const QUANTITY_LIMIT = 1_000_000_000;

const PRODUCT: Omit<Form, 'path'> = {
  body: { ...productInput(ID), unitOfMeasurement: 'kg' },
  texts: {
    name: ['Product name', 200],
    sku: ['SKU', 64],
    description: ['Description', 2000],
    category: ['Category', 100],
    supplierId: ['Supplier', 64],
    imageUrl: ['Image URL', 2000],
  },
  numbers: {
    purchasePrice: ['Purchase price', PRICE_LIMIT, 2],
    sellingPrice: ['Selling price', PRICE_LIMIT, 2],
    minimumStockLevel: ['Minimum stock level', QUANTITY_LIMIT, 3],
  },
};
const SUPPLIER: Omit<Form, 'path'> = {
  body: supplierInput(),
  texts: {
    companyName: ['Company name', 200],
    contactPerson: ['Contact person', 200],
    phone: ['Phone number', 50],
    address: ['Address', 500],
    paymentTerms: ['Payment terms', 100],
    notes: ['Notes', 2000],
  },
};
const ORDER: Omit<Form, 'path'> = {
  body: orderInput([ROW]),
  texts: { customerName: ['Customer name', 200], notes: ['Notes', 2000] },
};

/** Every form that the API takes. */
const FORMS: Form[] = [
  { path: 'products', ...PRODUCT },
  {
    method: 'PUT',
    path: `products/${ID}`,
    ...PRODUCT,
    body: { ...PRODUCT.body, version: 1 },
    isVersioned: true,
  },
  { path: 'suppliers', ...SUPPLIER },
  {
    method: 'PUT',
    path: `suppliers/${ID}`,
    ...SUPPLIER,
    body: { ...SUPPLIER.body, version: 1 },
    isVersioned: true,
  },
  { path: 'orders', ...ORDER },
  {
    path: 'orders',
    body: { ...orderInput([ROW]), type: 'incoming' },
    texts: { supplierId: ['Supplier', 64] },
  },
  {
    method: 'PUT',
    path: `orders/${ID}`,
    ...ORDER,
    body: { ...ORDER.body, version: 1 },
    isVersioned: true,
  },
  {
    path: 'stock-movements/receipts',
    body: receiptInput(ID, 1),
    texts: {
      productId: ['Product', 64],
      supplierReference: ['Supplier reference', 200],
      notes: ['Notes', 2000],
      orderId: ['Order', 64],
    },
    numbers: {
      quantity: ['Quantity', QUANTITY_LIMIT, 3],
      purchasePrice: ['Purchase price', PRICE_LIMIT, 2],
    },
  },
  {
    path: 'stock-movements/adjustments',
    body: { ...ADJUSTMENT, adjustmentAmount: 1 },
    texts: { productId: ['Product', 64], notes: ['Notes', 2000] },
    numbers: { adjustmentAmount: ['Adjustment amount', QUANTITY_LIMIT, 3] },
  },
  {
    path: 'stock-movements/adjustments',
    body: { ...ADJUSTMENT, newStockLevel: 1 },
    numbers: { newStockLevel: ['New stock level', QUANTITY_LIMIT, 3] },
  },
  {
    method: 'PUT',
    path: 'settings/company',
    body: DEFAULT_COMPANY_SETTINGS,
    texts: {
      companyName: ['Company name', 200],
      taxId: ['Tax ID', 50],
      address: ['Address', 500],
      phone: ['Phone', 50],
      website: ['Website', 200],
    },
    isVersioned: true,
  },
  {
    method: 'PUT',
    path: 'settings/system',
    body: DEFAULT_SYSTEM_SETTINGS,
    numbers: { lowStockThreshold: ['Low stock threshold', QUANTITY_LIMIT, 3] },
    isVersioned: true,
  },
  { path: 'categories', body: {}, texts: { name: ['Category name', 100] } },
];

export function describeFields(makeStore: MakeStore): void {
  describe('fields of forms', () => {
    const api = setUpTestApi(makeStore);

    it.each(FORMS.map((form) => [form.method ?? 'POST', form.path, form] as const))(
      'say what is wrong with them: %s %s',
      async (method, path, form) => {
        for (const [field, value, message] of mistakesIn(form)) {
          const refused = await api.call(method, path, { body: { ...form.body, [field]: value } });
          expect([field, refused.status, refused.body]).toEqual([
            field,
            422,
            {
              code: 'VALIDATION_FAILED',
              message: 'Please check the marked fields',
              fieldErrors: { [field]: message },
            },
          ]);
        }
      },
    );

    it.each<[object, string, string]>([
      [{ quantity: '5' }, 'quantity', 'Quantity must be a number'],
      [{ quantity: QUANTITY_LIMIT }, 'quantity', 'Quantity is too large'],
      [{ unitPrice: '5' }, 'unitPrice', 'Unit price must be a number'],
      [{ unitPrice: PRICE_LIMIT }, 'unitPrice', 'Unit price is too large'],
      [{ productId: 5 }, 'productId', 'Product must be text'],
      [{ productId: 'x'.repeat(65) }, 'productId', 'Product can have at most 64 characters'],
    ])('say so in the rows of an order: %j', async (changes, field, message) => {
      const body = orderInput([ROW, { ...ROW, ...changes }]);
      const refused = await api.call('POST', 'orders', { body });
      expect(refused.status).toBe(422);
      expect(refused.body.fieldErrors).toEqual({ [`items[1].${field}`]: message });
    });

    it('are at most 500 rows of an order', async () => {
      const body = orderInput(Array.from({ length: 501 }, () => ROW));
      const refused = await api.call('POST', 'orders', { body });
      expect(refused.body.fieldErrors).toEqual({ items: 'An order can have at most 500 items' });
    });
  });
}

type Mistake = [field: string, value: unknown, message: string];

function mistakesIn({ texts = {}, numbers = {}, isVersioned }: Form): Mistake[] {
  const mistakes: Mistake[] = [];
  for (const [field, [label, max]] of Object.entries(texts))
    mistakes.push(
      [field, 5, `${label} must be text`],
      [field, ['x'], `${label} must be text`],
      [field, `/${'x'.repeat(max)}`, `${label} can have at most ${max} characters`],
      [field, '/a\0b', `${label} contains characters that cannot be stored`],
    );
  for (const [field, [label, tooLarge, decimals]] of Object.entries(numbers))
    mistakes.push(
      [field, '5', `${label} must be a number`],
      [field, [5], `${label} must be a number`],
      [field, tooLarge, `${label} is too large`],
      [field, 1 + 10 ** -(decimals + 1), `${label} can have at most ${decimals} decimal places`],
    );
  if (isVersioned)
    mistakes.push(
      ['version', undefined, 'Version is required'],
      ['version', '1', 'Version must be a number'],
      ['version', 1.5, 'Version must be a whole number'],
    );
  return mistakes;
}
