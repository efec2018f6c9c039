import { categorySchema, type CategoryList, type CategoryWriteResult } from '@stockroom/contract';
import { Hono } from 'hono';
import type { ApiEnvironment } from '../http/environment';
import { limitJson, readJson, validated } from '../http/read-body';
import type { Write } from '../http/write';
import type { Store } from '../store/store';

/**
 * /api/categories. Adding a name that exists and removing one that does not are no errors; products keep the
 * text of a category that is removed (product, "From simulated to real").
 */
export function categoryRoutes({ repositories }: Store, write: Write) {
  return new Hono<ApiEnvironment>()
    .use(limitJson())
    .get('/', async (c) =>
      c.json<CategoryList>({ categories: await repositories.categories.list() }),
    )
    .post('/', async (c) => {
      const input = await readJson(c, categorySchema);
      return write(c, { status: 201, input }, async (work): Promise<CategoryWriteResult> => {
        const { categories } = work.repositories;
        await categories.add(input.name);
        const message = 'Category added successfully';
        return { success: true, message, categories: await categories.list() };
      });
    })
    .delete('/:name', async (c) => {
      const { name } = await validated(categorySchema, { name: c.req.param('name') });
      return write(c, { status: 200, input: name }, async (work): Promise<CategoryWriteResult> => {
        const { categories } = work.repositories;
        await categories.remove(name);
        const message = 'Category removed successfully';
        return { success: true, message, categories: await categories.list() };
      });
    });
}
