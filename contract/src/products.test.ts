import { checkInput } from './check-input';
import { productSchema } from './product-schema';
import { matchesStockFilter, stockStatusOf, type StockStatus } from './products';
import { inEnglish } from './translate';

/** 'low' is at or below the minimum; the filter 'in' includes low. */
test.each<[stock: number, minimum: number, status: StockStatus, filters: StockStatus[]]>([
  [0, 0, 'out', ['low', 'out']],
  [0, 5, 'out', ['low', 'out']],
  [5, 5, 'low', ['in', 'low']],
  [4.999, 5, 'low', ['in', 'low']],
  [5.001, 5, 'in', ['in']],
  [1, 0, 'in', ['in']],
])(
  'a stock of %p with a minimum of %p is %s',
  (currentStock, minimumStockLevel, status, filters) => {
    const product = { currentStock, minimumStockLevel };
    expect(stockStatusOf(product)).toBe(status);
    const all: StockStatus[] = ['in', 'low', 'out'];
    expect(all.filter((filter) => matchesStockFilter(product, filter))).toEqual(filters);
  },
);

test.each<[string, number, boolean]>([
  ['pieces', 2, true],
  ['pieces', 2.5, false],
  ['kg', 2.5, true],
  ['nonsense', 2.5, true],
])('a minimum in %s may be %p: %p', async (unitOfMeasurement, minimumStockLevel, isFine) => {
  const checked = await checkInput(
    productSchema,
    { unitOfMeasurement, minimumStockLevel },
    inEnglish,
  );
  const errors = 'fieldErrors' in checked ? checked.fieldErrors : {};
  expect(errors.minimumStockLevel).toBe(
    isFine ? undefined : 'Stock level must be a whole number for this unit',
  );
});

test.each<[string, boolean]>([
  ['', true],
  ['https://example.com/a.png', true],
  ['HTTP://example.com/a.png', true],
  ['/api/images/abc', true],
  ['  /api/images/abc ', true],
  ['//example.com/a.png', false],
  ['javascript:alert(1)', false],
  ['data:image/png;base64,AAAA', false],
  ['example.com/a.png', false],
  ['https://example.com/a b.png', false],
  ['/\\host/a.png', false],
])('the image URL %j is accepted: %p', async (imageUrl, isFine) => {
  const checked = await checkInput(productSchema, { imageUrl }, inEnglish);
  const errors = 'fieldErrors' in checked ? checked.fieldErrors : {};
  expect(errors.imageUrl).toBe(
    isFine ? undefined : 'Image URL must start with https://, http:// or /',
  );
});
