import {
  INITIAL_CATEGORIES,
  type CategoryList,
  type CategoryWriteResult,
} from '@stockroom/contract';
import { addProduct, addSupplier, productOf } from './records';
import { setUpTestApi, type MakeStore } from './test-api';

export function describeCategories(makeStore: MakeStore): void {
  describe('categories', () => {
    const api = setUpTestApi(makeStore);
    const list = async () => (await api.read<CategoryList>('categories')).categories;
    const add = (name: unknown) =>
      api.call<CategoryWriteResult>('POST', 'categories', { body: { name } });
    const remove = (name: string) =>
      api.call<CategoryWriteResult>('DELETE', `categories/${encodeURIComponent(name)}`);

    it('start with Electronics to Tools', async () => {
      expect(await list()).toEqual(INITIAL_CATEGORIES);
    });

    it('join the list at the end, trimmed', async () => {
      const added = await add(' Игрушки / Toys ');
      expect(added.status).toBe(201);
      const categories = [...INITIAL_CATEGORIES, 'Игрушки / Toys'];
      expect(added.body).toEqual({
        success: true,
        message: 'Category added successfully',
        categories,
      });
      expect(await list()).toEqual(categories);
    });

    it('join the list once, even at the same moment', async () => {
      await Promise.all(['Toys', 'Toys', 'Toys', 'Tools'].map(add));
      expect(await list()).toEqual([...INITIAL_CATEGORIES, 'Toys']);
    });

    it.each(['electronics', 'ELECTRONICS', ' office  SUPPLIES '])(
      'refuse %j beside the one that differs in case or spaces only',
      async (name) => {
        const refused = await add(name);
        const existing = name.includes('office') ? 'Office Supplies' : 'Electronics';
        const message = `There is “${existing}” already`;
        expect(refused.status).toBe(409);
        expect(refused.body).toEqual({
          code: 'DUPLICATE',
          message,
          fieldErrors: { name: message },
        });
        expect(await list()).toEqual(INITIAL_CATEGORIES);
      },
    );

    it('take one of two spellings that come at the same moment', async () => {
      const answers = await Promise.all(['Toys', 'toys', 'TOYS'].map(add));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
      expect(await list()).toHaveLength(INITIAL_CATEGORIES.length + 1);
    });

    it('keep two existing spellings, and accept either again', async () => {
      await api.store.transaction(({ categories }) => categories.add('books'));
      expect((await add('books')).status).toBe(201);
      expect((await add('Books')).status).toBe(201);
      expect((await add('BOOKS')).status).toBe(409);
      expect(await list()).toEqual([...INITIAL_CATEGORIES, 'books']);
    });

    it.each(['Books', 'Игрушки / Toys', '50% off?', '...'])(
      'are removed by name: %s',
      async (name) => {
        await add(name);
        const removed = await remove(name);
        expect(removed.status).toBe(200);
        expect(removed.body.message).toBe('Category removed successfully');
        expect(await list()).not.toContain(name);
        expect((await remove(name)).status).toBe(200);
      },
    );

    it('keep the text of their products when removed', async () => {
      const supplier = await addSupplier(api);
      const { _id } = await addProduct(api, supplier._id, { category: 'Books' });
      await remove('Books');
      expect((await productOf(api, _id)).category).toBe('Books');
    });
  });
}
