import type { CustomerList } from '@stockroom/contract';
import { addOrder, item, orderInput, purchaseInput } from './records';
import { LAMP, setUpShop } from './shop';
import { setUpTestApi, type MakeStore } from './test-api';

export function describeCustomers(makeStore: MakeStore): void {
  describe('customers', () => {
    const api = setUpTestApi(makeStore);
    const shop = setUpShop(api, { lamp: LAMP }, { companyName: 'Кафе поставщика' });
    beforeEach(async () => {
      for (const customerName of ['Кафе «Утро»', 'Studio Nine', 'Кафе «Утро»', 'Школа № 14'])
        await addOrder(api, { ...orderInput([item(shop.lamp)]), customerName });
      await addOrder(api, purchaseInput(shop.supplier._id, [item(shop.lamp)]));
    });
    const find = (search: string) =>
      api.read<CustomerList>(`customers?${new URLSearchParams({ search })}`);

    it('are those of earlier sales, each once, the newest first', async () => {
      expect(await find('')).toEqual({ customers: ['Школа № 14', 'Кафе «Утро»', 'Studio Nine'] });
    });

    it.each([
      ['кафе', { customers: ['Кафе «Утро»'] }],
      ['rfat', { customers: ['Кафе «Утро»'], searchedFor: 'кафе' }],
      ['studoi', { customers: ['Studio Nine'], searchedFor: 'studio' }],
      // A part of the numbers of orders.
      ['ORD', { customers: [] }],
    ])('are found as they were typed, or as they were meant: %s', async (search, found) => {
      expect(await find(search)).toEqual(found);
    });
  });
}
