import {
  DEFAULT_COMPANY_SETTINGS,
  type ChangeAuthors,
  type ChangeList,
  type ListedChange,
  type PeopleList,
  type ProductWriteResult,
} from '@stockroom/contract';
import { visibleChange } from '../../src/changes/visible-change';
import { waitUntil } from './access-conformance';
import { parseCsv, parseXlsx } from './export-files';
import { UNKNOWN_ID } from './forms';
import {
  addOrder,
  addProduct,
  addSupplier,
  item,
  movementsOf,
  orderInput,
  productInput,
  purchaseInput,
  setStatus,
} from './records';
import { setUpTestApi, USER, type MakeStore } from './test-api';

export function describeHistory(makeStore: MakeStore): void {
  describe('the history', () => {
    const api = setUpTestApi(makeStore);
    const list = async (query: string) =>
      (await api.read<ChangeList>(`changes?limit=100&${query}`)).changes;
    const facts = async (query: string) =>
      (await list(query)).map(({ action, label, fields }) => [action, label, fields]);
    const csv = async (query = '') => {
      const { body } = await api.call<Uint8Array>('GET', `changes?format=csv&${query}`);
      return parseCsv(body, ';');
    };
    const field = (name: string, to: unknown) => ({ field: name, from: null, to });

    it('names each record as people call it', async () => {
      const supplier = await addSupplier(api, { companyName: 'Apex' });
      const product = await addProduct(api, supplier._id, { name: 'Desk lamp' });
      const order = await addOrder(api, orderInput([item(product)]));
      const settings = { ...DEFAULT_COMPANY_SETTINGS, companyName: 'Lamps' };
      await api.call('PUT', 'settings/company', { body: settings });
      const labels = async (entity: string) =>
        (await list(`entity=${entity}`)).map(({ label }) => label);
      expect(await labels('supplier')).toEqual(['Apex']);
      expect(await labels('product')).toEqual(['Desk lamp']);
      expect(await labels('order')).toEqual([order.orderNumber]);
      expect(await labels('company-settings')).toEqual(['']);
    });

    it('keeps the name that a record had, and tells whether it is archived', async () => {
      const supplier = await addSupplier(api, { companyName: 'Old name' });
      const body = { ...supplier, companyName: 'New name', productsCount: undefined };
      const { _id, productsCount, createdAt, updatedAt, ...input } = body;
      await api.call('PUT', `suppliers/${_id}`, { body: input });
      const named = async () =>
        (await list(`entityId=${_id}`)).map(({ label, isLive }) => [label, isLive]);
      expect(await named()).toEqual([
        ['New name', true],
        ['Old name', true],
      ]);
      await api.call('DELETE', `suppliers/${_id}`);
      expect(await named()).toEqual(Array(3).fill(expect.arrayContaining([false])));
    });

    it('has each category added or removed, once', async () => {
      const add = () => api.call('POST', 'categories', { body: { name: 'Garden' } });
      const remove = () => api.call('DELETE', 'categories/Garden');
      for (const call of [add, add, remove, remove])
        expect((await call()).status).toBeLessThan(300);
      expect(await facts('entity=category&entityId=Garden')).toEqual([
        ['removed', 'Garden', []],
        ['created', 'Garden', []],
      ]);
    });

    it('has a verification, once', async () => {
      const product = await addProduct(api, (await addSupplier(api))._id);
      const order = await addOrder(api, orderInput([item(product)]));
      await setStatus(api, order._id, { status: 'completed', force: true });
      const [correction] = await movementsOf(api, 'toVerify=true');
      for (let count = 0; count < 2; count += 1)
        await api.call('POST', `stock-movements/${correction?._id}/verify`);
      expect(await facts('action=verified')).toEqual([['verified', product.name, []]]);
    });

    it('has accounts and sign-ins, and never a password or a token', async () => {
      await api.signUp('vera@example.com');
      const [created] = await list('entity=person&action=created');
      expect(created).toMatchObject({ label: 'vera@example.com', userName: 'vera@example.com' });
      expect(created?.entityId).toBe(created?.userId);
      expect(created?.fields).toEqual([
        field('email', 'vera@example.com'),
        field('role', 'manager'),
      ]);
      expect(await facts(`userId=${created?.userId}`)).toEqual([
        ['signed-in', 'vera@example.com', []],
        ['created', 'vera@example.com', created?.fields],
      ]);
      const users = await api.store.repositories.users.list();
      const all = JSON.stringify(await list(''));
      const secrets = [USER.password, ...users.map(({ passwordHash }) => passwordHash)];
      for (const secret of [...secrets, api.tokens.accessToken, api.tokens.refreshToken])
        expect(all).not.toContain(secret);
    });

    it('has failed sign-ins to existing accounts only', async () => {
      const tryToEnter = (email: string) =>
        api.call('POST', 'auth/login', { body: { email, password: 'wrong' }, token: null });
      await tryToEnter('nobody@example.com');
      expect((await tryToEnter(USER.email)).status).toBe(422);
      // The refusal does not wait for the entry.
      await waitUntil(async () => (await list('action=sign-in-failed')).length > 0);
      expect(await facts('action=sign-in-failed')).toEqual([['sign-in-failed', USER.email, []]]);
    });

    it('has files with money, and no others', async () => {
      await addProduct(api, (await addSupplier(api))._id);
      await api.call('GET', 'reports/inventory-valuation?format=csv&category=Electronics');
      await api.call('GET', 'stock-movements?format=xlsx');
      await api.call('GET', 'reports/low-stock?format=csv');
      await api.call('GET', 'reports/inventory-valuation');
      expect(await facts('entity=export')).toEqual([
        ['exported', 'stock-movements', [field('format', 'xlsx')]],
        [
          'exported',
          'inventory-valuation',
          [field('format', 'csv'), field('covers', 'Category: Electronics')],
        ],
      ]);
    });

    it('narrows to a person, a record, a kind, an action and a period', async () => {
      const supplier = await addSupplier(api, { companyName: 'a' });
      api.clock.advance({ days: 1 });
      await api.signInAgain();
      const token = await api.signUp('vera@example.com');
      await api.call('DELETE', `suppliers/${supplier._id}`, { token });
      const [deleted] = await list('action=archived');
      const day = api.clock.now().toISOString().slice(0, 10);
      const both = await list(`entityId=${supplier._id}`);
      expect(both.map(({ action }) => action)).toEqual(['archived', 'created']);
      for (const query of [
        `userId=${deleted?.userId}`,
        `from=${day}`,
        `from=${deleted?.at}&to=${deleted?.at}`,
        'action=archived',
      ])
        expect(await list(`entity=supplier&${query}`)).toEqual([deleted]);
      expect(await list(`entity=supplier&to=${day}`)).toEqual(both);
      expect(await list(`entity=order&entityId=${supplier._id}`)).toEqual([]);
      expect(await list(`userId=${UNKNOWN_ID}`)).toEqual([]);
    });

    it('offers everybody with an account as a filter, to those who may see it', async () => {
      const token = await api.signUp('vera@example.com', 'warehouse');
      const { authors } = await api.read<ChangeAuthors>('changes/authors');
      expect(authors.map(({ email }) => email)).toEqual([USER.email, 'vera@example.com']);
      expect((await api.call('GET', 'changes/authors', { token })).status).toBe(403);
    });

    it('is a file with values in words, which is recorded too', async () => {
      const supplier = await addSupplier(api);
      const product = await addProduct(api, supplier._id);
      const body = { ...productInput(supplier._id, { sellingPrice: 250.5 }), version: 1 };
      await api.call<ProductWriteResult>('PUT', `products/${product._id}`, { body });
      const [head, row, ...others] = await csv(`entityId=${product._id}&action=updated`);
      expect(head).toEqual([
        ...['Date and Time', 'Person', 'Kind', 'Change', 'Record', 'Fields', 'Covers'],
      ]);
      expect(row?.slice(1).map((cell) => cell.replaceAll('\u00a0', ' '))).toEqual([
        ...[USER.email, 'Product', 'Changed the product', 'Desk lamp'],
        'Selling price: 199,99 ₽ → 250,50 ₽',
        'Record: Desk lamp · Action: Changed',
      ]);
      expect(others).toEqual([]);
      const { body: workbook } = await api.call<Uint8Array>('GET', 'changes?format=xlsx');
      expect((await parseXlsx(workbook))[1]).toContain('Exported the list');
      expect((await facts('action=exported')).map(([, label]) => label)).toEqual([
        'change-history',
        'change-history',
      ]);
    });

    it('writes the instants of fields as its column of times does', async () => {
      await api.signUp('vera@example.com');
      const people = (await api.read<PeopleList>('people')).people;
      const vera = people.find(({ email }) => email === 'vera@example.com');
      await api.call('POST', `people/${vera?._id}/deactivate`);
      const [, row] = await csv('action=deactivated');
      expect(row?.at(5)).toBe(`Deactivated at: — → ${row?.at(0)}`);
    });

    it('hides the fields that a role may not see in the record itself', async () => {
      const supplier = await addSupplier(api);
      const product = await addProduct(api, supplier._id);
      const sale = await addOrder(api, orderInput([item(product, 1, 9973.31)]));
      await addOrder(api, purchaseInput(supplier._id, [item(product, 1, 7919.37)]));
      const changes = await list('');
      const namesOf = (change?: ListedChange) => change?.fields.map(({ field: name }) => name);
      const shown = (role: 'warehouse' | 'sales') =>
        changes.map((change) => visibleChange(role, change));
      // An id may contain the digits of an amount.
      const textOf = (shownChanges: object) =>
        JSON.stringify(shownChanges).replace(/"[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}"/g, '""');
      const ofProduct = ({ entity }: ListedChange) => entity === 'product';
      expect(namesOf(shown('sales').find(ofProduct))).not.toContain('purchasePrice');
      expect(namesOf(shown('sales').find(ofProduct))).toContain('sellingPrice');
      expect(namesOf(shown('warehouse').find(ofProduct))).not.toContain('sellingPrice');
      expect(textOf(shown('sales'))).not.toMatch(/7919|100\.5/);
      expect(textOf(shown('warehouse'))).not.toMatch(/9973|7919|100\.5|199\.99/);
      const ofSale = shown('sales').find(({ entityId }) => entityId === sale._id);
      expect(JSON.stringify(ofSale)).toContain('9973.31');
      expect(changes.map((change) => visibleChange('accountant', change))).toEqual(changes);
    });
  });
}
