import { setUpTestApi } from '../../../conformance/test-api';
import { addProduct, addSupplier } from '../../../conformance/records';
import { setUpTestDatabases } from '../test-databases';

const databases = setUpTestDatabases();
const api = setUpTestApi(() => databases.makeStore());

/** Thousands, so that their total and their place in the list are remembered. */
const LAMPS = `
insert into products (id, name, sku, description, category, unit_of_measurement, purchase_price, selling_price,
  minimum_stock_level, current_stock, supplier_id, image_url, created_at, updated_at, version)
select gen_random_uuid(), 'Lamp ' || lpad(number::text, 4, '0'), 'LAMP-' || number, '', 'Tools', 'pieces',
  0, 0, 0, 0, suppliers.id, '', '2026-01-01', '2026-01-01', 1
from generate_series(1, 2500) as number, suppliers`;

test('a search that finds thousands shows at once what was added outside of where they lie', async () => {
  const supplier = await addSupplier(api);
  await databases.query(LAMPS);
  const namesOf = async (sort: 'name' | '-name') => {
    const request = { filter: { search: 'lamp' }, sort, position: null, limit: 2 };
    const { records, total } = await api.store.repositories.products.list(request);
    return { names: records.map(({ name }) => name), total };
  };
  expect(await namesOf('name')).toEqual({ names: ['Lamp 0001', 'Lamp 0002'], total: 2500 });
  // The second answer has their place looked up; by the time of the third it is known.
  await namesOf('name');
  await addProduct(api, supplier._id, { name: 'A lamp', sku: 'A' });
  await databases.query(`update products set updated_at = now() where sku = 'A'`);
  expect((await namesOf('name')).names).toEqual(['A lamp', 'Lamp 0001']);
  expect((await namesOf('-name')).names).toEqual(['Lamp 2500', 'Lamp 2499']);
});
