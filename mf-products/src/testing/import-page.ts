import { renderShop } from '@stockroom/shared-ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import routes from '../remote';

export const HEADINGS =
  'SKU;Product name;Category;Unit of measurement;Supplier;Selling price;Current stock';
export const LAMP = 'LAMP-1;Desk lamp;Tools;pieces;Light Ltd;1250,50;7';
export const CHAIR = 'CHAIR-1;Chair;Tools;pieces;Light Ltd;900;2';
/** Its price is no number. */
export const BROKEN = 'VASE-1;Vase;Tools;pieces;Light Ltd;cheap;1';

/** Opens the page for a file. `upload` drops one with these lines and waits for its preview. */
export async function openImports(query = '') {
  const shop = await renderShop(routes);
  await shop.request('categories', { method: 'POST', body: { name: 'Tools' } });
  await shop.open(`/products/import${query}`);
  await screen.findByRole('button', { name: 'Choose a file' });
  const drop = (lines: string[], name = 'stock.csv') => {
    const files = [new File([lines.join('\n')], name)];
    fireEvent.drop(screen.getByRole('group', { name: 'File' }), { dataTransfer: { files } });
  };
  const upload = async (lines: string[]) => {
    drop(lines);
    await screen.findByRole('table', { name: 'Rows' });
  };
  return { ...shop, drop, upload };
}
