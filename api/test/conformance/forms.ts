import { DEFAULT_COMPANY_SETTINGS, DEFAULT_SYSTEM_SETTINGS } from '@stockroom/contract';
import { orderInput, productInput, receiptInput, supplierInput } from './records';
import { USER } from './test-api';

/** Of no record: the API checks fields before it looks anything up. */
export const UNKNOWN_ID = '01a1fc0c-5627-7701-832f-dc14788c32bd';

/** One form that the API takes, and the mistakes in it. */
export interface Form {
  method?: 'PUT' | 'PATCH';
  path: string;
  /** Without a mistake. */
  body: object;
  /** The label of each text field in messages, and its greatest length. */
  texts?: Record<string, [label: string, max: number]>;
  /** The same of numbers: the first value that is too large, and the number of decimals. */
  numbers?: Record<string, [label: string, tooLarge: number, decimals: number]>;
  /** The message of each field that must not be empty. */
  required?: Record<string, string>;
  isVersioned?: true;
  /** Other mistakes: changes of the body, and the message at each field. */
  others?: [changes: object, fieldErrors: Record<string, string>][];
}

const PRICE_LIMIT = 1_000_000_000_000;
const QUANTITY_LIMIT = 1_000_000_000;
const LONG_URL = `https://example.com/${'x'.repeat(2000)}`;
const BAD_URL = 'Image URL must start with https://, http:// or /';
const NO_UNIT = 'Please select a unit of measurement';
const IDS_OR_ALL = { ids: 'Name either ids or all' };

const PRODUCT: Omit<Form, 'path'> = {
  body: productInput(UNKNOWN_ID),
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
    packSize: ['Pack size', QUANTITY_LIMIT, 3],
  },
  required: {
    name: 'Product name is required',
    sku: 'SKU is required',
    category: 'Please select a category',
    unitOfMeasurement: NO_UNIT,
    supplierId: 'Please select a supplier',
    purchasePrice: 'Purchase price is required',
    sellingPrice: 'Selling price is required',
    minimumStockLevel: 'Minimum stock level is required',
  },
  others: [
    [{ name: null }, { name: 'Product name is required' }],
    [{ description: null }, { description: 'Description must be text' }],
    [
      { description: '\ud83d' },
      { description: 'Description contains characters that cannot be stored' },
    ],
    [{ unitOfMeasurement: 'stones' }, { unitOfMeasurement: NO_UNIT }],
    [{ purchasePrice: -0.01 }, { purchasePrice: 'Price must be positive' }],
    [{ sellingPrice: -1 }, { sellingPrice: 'Price must be positive' }],
    [{ minimumStockLevel: -1 }, { minimumStockLevel: 'Stock level must be positive' }],
    [
      { minimumStockLevel: 1.5 },
      { minimumStockLevel: 'Stock level must be a whole number for this unit' },
    ],
    [{ packSize: 0 }, { packSize: 'Pack size must be positive' }],
    [{ packSize: 1.5 }, { packSize: 'Pack size must be a whole number for this unit' }],
    [{ imageUrl: 'javascript:alert(1)' }, { imageUrl: BAD_URL }],
    [{ imageUrl: '//evil.example.com/x.png' }, { imageUrl: BAD_URL }],
    [{ imageUrl: LONG_URL }, { imageUrl: 'Image URL can have at most 2000 characters' }],
    [
      { currentStock: 500, _id: 'x' },
      { currentStock: 'Unknown field', _id: 'Unknown field' },
    ],
  ],
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
  numbers: {
    minimumOrderValue: ['Minimum order value', PRICE_LIMIT, 2],
    leadTimeDays: ['Lead time', 366, 0],
  },
  required: {
    companyName: 'Company name is required',
    contactPerson: 'Contact person is required',
    phone: 'Phone number is required',
    email: 'Email is required',
  },
  others: [
    [{ email: 'somebody' }, { email: 'Invalid email address' }],
    [{ email: '🍋@example.com' }, { email: 'Invalid email address' }],
    [{ minimumOrderValue: -1 }, { minimumOrderValue: 'Minimum order value must be positive' }],
    [{ leadTimeDays: -1 }, { leadTimeDays: 'Lead time must be positive' }],
    [{ productsCount: 3 }, { productsCount: 'Unknown field' }],
  ],
};
const ROW = { productId: UNKNOWN_ID, quantity: 1, unitPrice: 1 };
/** Mistakes in the second row of an order. */
const ROW_MISTAKES: [changes: object, field: string, message: string][] = [
  [{ productId: '' }, 'productId', 'Please select a product'],
  [{ productId: 5 }, 'productId', 'Product must be text'],
  [{ productId: 'x'.repeat(65) }, 'productId', 'Product can have at most 64 characters'],
  [{ quantity: undefined }, 'quantity', 'Quantity is required'],
  [{ quantity: '5' }, 'quantity', 'Quantity must be a number'],
  [{ quantity: 0 }, 'quantity', 'Minimum quantity is 1'],
  [{ quantity: 1.0001 }, 'quantity', 'Quantity can have at most 3 decimal places'],
  [{ quantity: QUANTITY_LIMIT }, 'quantity', 'Quantity is too large'],
  [{ unitPrice: undefined }, 'unitPrice', 'Unit price is required'],
  [{ unitPrice: '5' }, 'unitPrice', 'Unit price must be a number'],
  [{ unitPrice: -0.01 }, 'unitPrice', 'Price must be positive'],
  [{ unitPrice: 0.001 }, 'unitPrice', 'Unit price can have at most 2 decimal places'],
  [{ unitPrice: PRICE_LIMIT }, 'unitPrice', 'Unit price is too large'],
  [{ totalPrice: 5 }, 'totalPrice', 'Unknown field'],
];
const ORDER: Omit<Form, 'path'> = {
  body: orderInput([ROW]),
  texts: { customerName: ['Customer name', 200], notes: ['Notes', 2000] },
  required: { type: 'Please select order type', customerName: 'Customer name is required' },
  others: [
    [{ type: 'sideways' }, { type: 'Please select order type' }],
    [{ items: undefined }, { items: 'At least one item is required' }],
    [{ items: [] }, { items: 'At least one item is required' }],
    [{ items: 'all' }, { items: 'Items must be a list' }],
    [{ items: Array(501).fill(ROW) }, { items: 'An order can have at most 500 items' }],
    [
      { status: 'completed', totalAmount: 1 },
      { status: 'Unknown field', totalAmount: 'Unknown field' },
    ],
    ...ROW_MISTAKES.map(([changes, field, message]): [object, Record<string, string>] => [
      { items: [ROW, { ...ROW, ...changes }] },
      { [`items[1].${field}`]: message },
    ]),
  ],
};
const ADJUSTMENT = { productId: UNKNOWN_ID, reason: 'Lost', notes: '' };
const PASSWORD_TOO_LONG = 'Password can have at most 256 characters';
const CREDENTIALS: Omit<Form, 'path'> = {
  body: USER,
  required: { email: 'Email is required' },
  others: [
    [{ email: 'nobody' }, { email: 'Invalid email address' }],
    [{ email: 5 }, { email: 'Email must be text' }],
    [{ email: `${'a'.repeat(250)}@b.co` }, { email: 'Email can have at most 254 characters' }],
    [{ password: undefined }, { password: 'Password is required' }],
    [{ password: 'p'.repeat(257) }, { password: PASSWORD_TOO_LONG }],
    [{ isAdmin: true }, { isAdmin: 'Unknown field' }],
  ],
};

/** Every form that the API takes. */
export const FORMS: Form[] = [
  { path: 'auth/register', ...CREDENTIALS },
  { path: 'auth/login', ...CREDENTIALS },
  {
    method: 'PUT',
    path: 'account/password',
    body: { currentPassword: USER.password, newPassword: 'another fine password' },
    others: [
      [{ currentPassword: '' }, { currentPassword: 'Password is required' }],
      [{ currentPassword: 'p'.repeat(257) }, { currentPassword: PASSWORD_TOO_LONG }],
      [{ currentPassword: 'wrong' }, { currentPassword: 'This is not your current password' }],
      [{ newPassword: undefined }, { newPassword: 'Password is required' }],
      [{ newPassword: 'seven 7' }, { newPassword: 'Password must have at least 8 characters' }],
      [{ newPassword: 'p'.repeat(257) }, { newPassword: PASSWORD_TOO_LONG }],
      [{ newPassword: 'Password' }, { newPassword: 'This password is too common' }],
      [{ role: 'owner' }, { role: 'Unknown field' }],
    ],
  },
  { path: 'products', ...PRODUCT },
  { method: 'PUT', path: `products/${UNKNOWN_ID}`, ...PRODUCT, isVersioned: true },
  { path: 'suppliers', ...SUPPLIER },
  { method: 'PUT', path: `suppliers/${UNKNOWN_ID}`, ...SUPPLIER, isVersioned: true },
  { path: 'orders', ...ORDER },
  { method: 'PUT', path: `orders/${UNKNOWN_ID}`, ...ORDER, isVersioned: true },
  {
    path: 'orders',
    body: { ...orderInput([ROW]), type: 'incoming', supplierId: UNKNOWN_ID },
    texts: { supplierId: ['Supplier', 64] },
    required: { supplierId: 'Please select a supplier' },
  },
  {
    method: 'PATCH',
    path: `orders/${UNKNOWN_ID}/status`,
    body: { status: 'completed' },
    required: { status: 'Please select a status' },
    others: [
      [{ status: 'lost' }, { status: 'Please select a status' }],
      [{ force: 'yes' }, { force: 'Force must be true or false' }],
      [{ version: 1.5 }, { version: 'Version must be a whole number' }],
      [{ items: [] }, { items: 'Unknown field' }],
    ],
  },
  {
    path: 'stock-movements/receipts',
    body: receiptInput(UNKNOWN_ID, 1),
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
    required: { productId: 'Please select a product', quantity: 'Quantity is required' },
    others: [
      [{ quantity: 0 }, { quantity: 'Quantity must be at least 1' }],
      [{ purchasePrice: -1 }, { purchasePrice: 'Price must be positive' }],
      [{ currentStock: 5 }, { currentStock: 'Unknown field' }],
    ],
  },
  {
    path: 'stock-movements/adjustments',
    body: { ...ADJUSTMENT, adjustmentAmount: 1 },
    texts: { productId: ['Product', 64], notes: ['Notes', 2000] },
    numbers: { adjustmentAmount: ['Adjustment amount', QUANTITY_LIMIT, 3] },
    required: {
      productId: 'Please select a product',
      reason: 'Please select a reason',
      adjustmentAmount: 'Adjustment amount is required',
    },
    others: [
      [{ adjustmentAmount: 0 }, { adjustmentAmount: 'Adjustment amount must not be 0' }],
      [{ reason: 'Sale' }, { reason: 'Please select a reason' }],
      [{ newStockLevel: 5 }, { adjustmentAmount: 'Unknown field' }],
    ],
  },
  {
    path: 'stock-movements/adjustments',
    body: { ...ADJUSTMENT, newStockLevel: 1 },
    numbers: { newStockLevel: ['New stock level', QUANTITY_LIMIT, 3] },
    others: [
      [{ newStockLevel: null }, { newStockLevel: 'New stock level is required' }],
      [{ newStockLevel: -1 }, { newStockLevel: 'Stock level cannot be negative' }],
    ],
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
    required: { companyName: 'Company name is required' },
    isVersioned: true,
    others: [
      [{ email: 'nobody' }, { email: 'Invalid email address' }],
      [
        { website: 'javascript:alert(1)' },
        { website: 'Website must be an address like example.com or https://example.com' },
      ],
    ],
  },
  {
    method: 'PUT',
    path: 'settings/system',
    body: DEFAULT_SYSTEM_SETTINGS,
    numbers: { lowStockThreshold: ['Low stock threshold', QUANTITY_LIMIT, 3] },
    required: { lowStockThreshold: 'Low stock threshold is required' },
    isVersioned: true,
    others: [
      [{ lowStockThreshold: -1 }, { lowStockThreshold: 'Threshold must be positive' }],
      [
        { lowStockThreshold: 2.5 },
        { lowStockThreshold: 'Threshold must be a whole number for this unit' },
      ],
      [{ currency: 'XXX' }, { currency: 'Please select a currency' }],
      [{ language: 'de' }, { language: 'Please select a language' }],
      [{ defaultUnit: 'miles' }, { defaultUnit: NO_UNIT }],
    ],
  },
  {
    path: 'categories',
    body: { name: 'Toys' },
    texts: { name: ['Category name', 100] },
    required: { name: 'Category name is required' },
    others: [[{ name: '..' }, { name: 'Category name must not be . or ..' }]],
  },
  {
    path: 'customers/merge',
    body: { from: 'Anna', into: 'Ann' },
    texts: { from: ['Customer name', 200], into: ['Customer name', 200] },
    required: { from: 'Customer name is required', into: 'Customer name is required' },
  },
  {
    path: 'notifications/read',
    body: {},
    others: [
      [{}, IDS_OR_ALL],
      [{ all: false }, IDS_OR_ALL],
      [{ all: true, ids: [] }, IDS_OR_ALL],
      [{ ids: 'all' }, { ids: 'Ids must be a list' }],
      [{ all: 'yes', ids: [] }, { all: 'All must be true or false' }],
      [{ ids: [5] }, { 'ids[0]': 'This is no id' }],
      [{ ids: ['x'.repeat(65)] }, { 'ids[0]': 'This is no id' }],
      [{ ids: [''] }, { 'ids[0]': 'Ids must not be empty' }],
      [{ ids: Array(1001).fill('x') }, { ids: 'At most 1000 ids at once' }],
      [{ everything: true, all: true }, { everything: 'Unknown field' }],
    ],
  },
];
