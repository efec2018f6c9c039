import type { MenuEntry, RegisteredRemote } from '@stockroom/contract';
import { ButtonLink, PageFrame } from '@stockroom/shared-ui';
import type { RouteObject } from 'react-router-dom';

/** Two remotes as a registry lists them; the second is one that nobody has written yet. */
export const TWO_AREAS: RegisteredRemote[] = [
  area('mf-products', {
    label: 'Products',
    shortcut: 'p',
    words: 'goods',
    palette: [
      { label: 'Add Product', path: '/products/new', words: 'new create', isAction: true },
      { label: 'Import', path: '/imports', isAction: true },
      { label: 'Low Stock', path: '/products?stockStatus=low', words: 'minimum reorder' },
    ],
  }),
  area('mf-returns', {
    label: 'Returns',
    shortcut: ',',
    palette: [{ label: 'Damaged', path: '/returns?reason=damaged', words: 'broken goods' }],
  }),
];

function area(
  name: string,
  entry: Pick<MenuEntry, 'label' | 'shortcut' | 'words' | 'palette'>,
): RegisteredRemote {
  const path = `/${name.slice('mf-'.length)}`;
  return {
    name,
    title: entry.label,
    basePaths: [path],
    menu: [{ ...entry, path, icon: 'tag', order: 1 }],
    build: {
      version: 'v1',
      entry: `/remotes/${name}/v1/entry.js`,
      deployedAt: '',
    },
  };
}

/** What either exposes: a list with a search and a link to a form. */
export function routesOf(container: string): { default: RouteObject[] } {
  const title = container === 'mf_products/remote' ? 'Products' : 'Returns';
  const path = `/${title.toLowerCase()}`;
  const page = (text: string) => <PageFrame title={text} children={null} />;
  return {
    default: [
      { path, element: <List title={title} newPath={`${path}/new`} /> },
      { path: `${path}/new`, element: page(`New in ${title}`) },
      { path: `${path}/:id`, element: page(`One of ${title}`) },
    ],
  };
}

function List({ title, newPath }: { title: string; newPath: string }) {
  return (
    <PageFrame
      title={title}
      actions={
        <ButtonLink to={newPath} data-shortcut="new">
          Add
        </ButtonLink>
      }
    >
      <input aria-label="Find" data-shortcut="search" defaultValue="lamp" />
      <textarea aria-label="Notes" />
      <select aria-label="Category" />
    </PageFrame>
  );
}
