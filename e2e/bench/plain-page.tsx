import type { ProductList } from '@stockroom/contract';
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';
import styled from 'styled-components';

/** The list of products by the same packages, without a shell, remotes or a design system: what no list can go below. */
const api = createApi({
  baseQuery: fetchBaseQuery({
    baseUrl: '/api/',
    headers: { Authorization: `Bearer ${localStorage.getItem('stockroom-access-token')}` },
  }),
  endpoints: (build) => ({
    products: build.query<ProductList, void>({ query: () => 'products?limit=25' }),
  }),
});

const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (others) => others().concat(api.middleware),
});

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  td {
    padding: 8px;
    border-bottom: 1px solid #ddd;
  }
`;

function Products() {
  const { data } = api.useProductsQuery();
  return (
    <Table>
      <tbody>
        {data?.products.map((product) => (
          <tr key={product._id}>
            <td>
              <Link to={`/products/${product._id}`}>{product.name}</Link>
            </td>
            <td>{product.sku}</td>
            <td>{product.category}</td>
            <td>{product.currentStock}</td>
            <td>{product.purchasePrice}</td>
            <td>{product.sellingPrice}</td>
            <td>{product.supplierName}</td>
            <td>{product.currentStock > product.minimumStockLevel ? 'In Stock' : 'Low Stock'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page is not complete');
createRoot(root).render(
  <Provider store={store}>
    <RouterProvider router={createBrowserRouter([{ path: '/products', element: <Products /> }])} />
  </Provider>,
);
