import { FORMS, UNKNOWN_ID, type Form } from './forms';
import { orderInput } from './records';
import { setUpTestApi, type MakeStore } from './test-api';

export function describeFields(makeStore: MakeStore): void {
  describe('forms', () => {
    const api = setUpTestApi(makeStore);

    it.each(FORMS.map((form) => [form.method ?? 'POST', form.path, form] as const))(
      'name every mistake: %s %s',
      async (method, path, form) => {
        const body = form.isVersioned ? { version: 1, ...form.body } : form.body;
        for (const [changes, fieldErrors] of mistakesIn(form))
          expect([changes, await api.fieldErrors(method, path, { ...body, ...changes })]).toEqual([
            changes,
            fieldErrors,
          ]);
      },
    );

    it('name all mistakes at once', async () => {
      const fieldErrors = await api.fieldErrors('POST', 'products', {});
      expect(Object.keys(fieldErrors ?? {}).sort()).toEqual([
        ...['category', 'minimumStockLevel', 'name', 'purchasePrice', 'sellingPrice'],
        ...['sku', 'supplierId', 'unitOfMeasurement'],
      ]);
    });

    it('fit into a request with 500 rows of the greatest length', async () => {
      const row = {
        productId: UNKNOWN_ID,
        quantity: 999_999_999.999,
        unitPrice: 1_000_000_000_000.99,
      };
      const order = orderInput(Array.from({ length: 500 }, () => row));
      const refused = await api.call('POST', 'orders', {
        body: JSON.stringify({ ...order, notes: '東'.repeat(2000) }, null, 2),
        headers: { 'Content-Type': 'application/json' },
      });
      expect(refused.body.fieldErrors).toMatchObject({
        'items[0].unitPrice': 'Unit price is too large',
      });
    });
  });
}

function mistakesIn({ texts = {}, numbers = {}, required = {}, isVersioned, others = [] }: Form) {
  const mistakes = [...others];
  const add = (field: string, value: unknown, message: string) =>
    mistakes.push([{ [field]: value }, { [field]: message }]);
  for (const [field, [label, max]] of Object.entries(texts)) {
    for (const value of [5, ['x'], { a: 1 }]) add(field, value, `${label} must be text`);
    add(field, `/${'x'.repeat(max)}`, `${label} can have at most ${max} characters`);
    add(field, '/a\0b', `${label} contains characters that cannot be stored`);
  }
  for (const [field, [label, tooLarge, decimals]] of Object.entries(numbers)) {
    for (const value of ['5', [5]]) add(field, value, `${label} must be a number`);
    add(field, tooLarge, `${label} is too large`);
    const tooFine = 1 + 10 ** -(decimals + 1);
    add(field, tooFine, `${label} can have at most ${decimals} decimal places`);
  }
  for (const [field, message] of Object.entries(required))
    for (const value of field in numbers ? [undefined, null] : [undefined, '', ' '])
      add(field, value, message);
  if (!isVersioned) return mistakes;
  add('version', undefined, 'Version is required');
  add('version', '1', 'Version must be a number');
  add('version', 1.5, 'Version must be a whole number');
  for (const value of [-1, 2 ** 53 + 2]) add('version', value, 'There is no such version');
  return mistakes;
}
