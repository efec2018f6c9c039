import type { Schema } from 'yup';
import { credentialsSchema } from './auth';
import { categorySchema } from './categories';
import { checkInput } from './check-input';
import { orderSchema } from './order-schema';
import { productSchema } from './product-schema';
import {
  companySettingsSchema,
  DEFAULT_COMPANY_SETTINGS,
  DEFAULT_SYSTEM_SETTINGS,
  systemSettingsSchema,
} from './settings';
import {
  absoluteAdjustmentSchema,
  adjustmentTypeSchema,
  receiptSchema,
  relativeAdjustmentSchema,
} from './stock-movement-schema';
import { supplierSchema } from './supplier-schema';
import { isStorableText } from './schema-fields';
import { inEnglish, msg } from './translate';

async function errorsOf(schema: Schema, input: unknown) {
  const checked = await checkInput(schema, input, inEnglish);
  return 'fieldErrors' in checked ? checked.fieldErrors : {};
}

const WEBSITE = 'Website must be an address like example.com or https://example.com';

/** What a form says when a field is empty or wrong. */
describe.each<[string, Schema, [input: object, field: string, message: string][]]>([
  [
    'sign-in',
    credentialsSchema,
    [
      [{}, 'email', 'Email is required'],
      [{ email: 'x' }, 'email', 'Invalid email address'],
      [{}, 'password', 'Password is required'],
    ],
  ],
  [
    'product',
    productSchema,
    [
      [{ name: ' ' }, 'name', 'Product name is required'],
      [{}, 'sku', 'SKU is required'],
      [{}, 'purchasePrice', 'Purchase price is required'],
      [{ purchasePrice: -1 }, 'purchasePrice', 'Price must be positive'],
      [{}, 'sellingPrice', 'Selling price is required'],
      [{ sellingPrice: -0.01 }, 'sellingPrice', 'Price must be positive'],
      [{}, 'minimumStockLevel', 'Minimum stock level is required'],
      [{ minimumStockLevel: -1 }, 'minimumStockLevel', 'Stock level must be positive'],
    ],
  ],
  [
    'supplier',
    supplierSchema,
    [
      [{}, 'companyName', 'Company name is required'],
      [{}, 'contactPerson', 'Contact person is required'],
      [{}, 'phone', 'Phone number is required'],
      [{}, 'email', 'Email is required'],
      [{ email: 'a@b' }, 'email', 'Invalid email address'],
    ],
  ],
  [
    'receipt',
    receiptSchema,
    [
      [{}, 'productId', 'Please select a product'],
      [{}, 'quantity', 'Quantity is required'],
      [{ quantity: 0.999 }, 'quantity', 'Quantity must be at least 1'],
      [{ purchasePrice: -1 }, 'purchasePrice', 'Price must be positive'],
    ],
  ],
  [
    'absolute adjustment',
    absoluteAdjustmentSchema,
    [
      [{}, 'newStockLevel', 'New stock level is required'],
      [{ newStockLevel: -1 }, 'newStockLevel', 'Stock level cannot be negative'],
      [{}, 'reason', 'Please select a reason'],
      [{ reason: 'Bored' }, 'reason', 'Please select a reason'],
    ],
  ],
  [
    'relative adjustment',
    relativeAdjustmentSchema,
    [
      [{}, 'adjustmentAmount', 'Adjustment amount is required'],
      [{}, 'productId', 'Please select a product'],
    ],
  ],
  [
    'order',
    orderSchema,
    [
      [{}, 'type', 'Please select order type'],
      [{ type: 'outgoing', customerName: ' ' }, 'customerName', 'Customer name is required'],
      [{ items: [] }, 'items', 'At least one item is required'],
      [{ items: [{}] }, 'items[0].productId', 'Please select a product'],
      [{ items: [{}] }, 'items[0].quantity', 'Quantity is required'],
      [{ items: [{ quantity: 0 }] }, 'items[0].quantity', 'Minimum quantity is 1'],
      [{ items: [{}] }, 'items[0].unitPrice', 'Unit price is required'],
      [{ items: [{ unitPrice: -1 }] }, 'items[0].unitPrice', 'Price must be positive'],
    ],
  ],
  [
    'company',
    companySettingsSchema,
    [
      [{}, 'companyName', 'Company name is required'],
      ...[
        'javascript:alert(1)',
        'no address',
        'nowhere',
        'ftp://example.com',
        'https://',
        'http://a b',
      ].map((website): [object, string, string] => [{ website }, 'website', WEBSITE]),
    ],
  ],
  [
    'system',
    systemSettingsSchema,
    [
      [{}, 'lowStockThreshold', 'Low stock threshold is required'],
      [{ lowStockThreshold: -1 }, 'lowStockThreshold', 'Threshold must be positive'],
      [
        { lowStockThreshold: 1.5, defaultUnit: 'pieces' },
        'lowStockThreshold',
        'Threshold must be a whole number for this unit',
      ],
    ],
  ],
  ['category', categorySchema, [[{ name: ' ' }, 'name', 'Category name is required']]],
])('%s', (_name, schema, refusals) => {
  test.each(refusals)('refuses %j at %s: %s', async (input, field, message) => {
    expect(await errorsOf(schema, input)).toMatchObject({ [field]: message });
  });
});

test.each(['', 'https://example.com', ' HTTP://example.com:8080/shop?x=1 ', 'https://пример.рф/'])(
  'a company may have the website "%s"',
  async (website) => {
    const company = { ...DEFAULT_COMPANY_SETTINGS, website };
    expect(await checkInput(companySettingsSchema, company, inEnglish)).toEqual({
      value: { ...company, website: website.trim() },
    });
  },
);

test.each(['example.com', ' www.example.com/shop?x=1 ', 'example.com:8080', 'пример.рф'])(
  'a website that is written "%s" is taken for what a browser takes it for',
  async (website) => {
    const company = { ...DEFAULT_COMPANY_SETTINGS, website };
    expect(await checkInput(companySettingsSchema, company, inEnglish)).toEqual({
      value: { ...company, website: `https://${website.trim()}` },
    });
  },
);

test('a threshold in a measured unit may have decimals', async () => {
  const system = { ...DEFAULT_SYSTEM_SETTINGS, defaultUnit: 'kg', lowStockThreshold: 1.5 };
  expect(await checkInput(systemSettingsSchema, system, inEnglish)).toEqual({ value: system });
});

test('requires the type of adjustment', async () => {
  await expect(adjustmentTypeSchema.validate(undefined)).rejects.toMatchObject({
    message: msg('Please select adjustment type'),
  });
});

test('accepts a negative relative adjustment', async () => {
  const adjustment = { productId: 'x', reason: 'Damaged', notes: '', adjustmentAmount: -2.5 };
  expect(await checkInput(relativeAdjustmentSchema, adjustment, inEnglish)).toEqual({
    value: adjustment,
  });
});

test.each<[string, boolean]>([
  ['Ёлочки № 5 🎄', true],
  ['line\nbreak', true],
  ['a\0b', false],
  ['\ud83d', false],
  ['\udf84\ud83c', false],
])('%j can be stored: %p', (value, expected) => {
  expect(isStorableText(value)).toBe(expected);
});
