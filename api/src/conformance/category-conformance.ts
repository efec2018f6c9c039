import {
  INITIAL_CATEGORIES,
  type CategoryList,
  type CategoryWriteResult,
  type ProductResult,
} from '@stockroom/contract';
import { addProduct, addSupplier } from './records';
import { setUpTestApi, type MakeStore } from './test-api';

export function describeCategories(makeStore: MakeStore): void {
  describe('categories', () => {
    const api = setUpTestApi(makeStore);
    const list = async () => (await api.call<CategoryList>('GET', 'categories')).body.categories;
    const add = (name: unknown) =>
      api.call<CategoryWriteResult>('POST', 'categories', { body: { name } });
    const remove = (name: string) =>
      api.call<CategoryWriteResult>('DELETE', `categories/${encodeURIComponent(name)}`);

    it('start with those of the spec', async () => {
      expect(await list()).toEqual(INITIAL_CATEGORIES);
    });

    it('are added at the end, trimmed', async () => {
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

    it('are added once, even at the same moment', async () => {
      await Promise.all(['Toys', 'Toys', 'Toys', 'Tools'].map(add));
      expect(await list()).toEqual([...INITIAL_CATEGORIES, 'Toys']);
      await add('toys');
      expect(await list()).toContain('toys');
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

    it('leave the text of their products alone when removed', async () => {
      const supplier = await addSupplier(api);
      const { _id } = await addProduct(api, supplier._id, { category: 'Books' });
      await remove('Books');
      const { body } = await api.call<ProductResult>('GET', `products/${_id}`);
      expect(body.product.category).toBe('Books');
    });

    it.each([
      ['', 'Category name is required'],
      [' ', 'Category name is required'],
      [undefined, 'Category name is required'],
      [7, 'Category name must be text'],
      ['..', 'Category name must not be . or ..'],
      ['x'.repeat(101), 'Category name can have at most 100 characters'],
    ])('refuse the name %j', async (name, message) => {
      const refused = await api.call('POST', 'categories', { body: { name } });
      expect(refused.status).toBe(422);
      expect(refused.body.fieldErrors).toEqual({ name: message });
    });
  });
}
