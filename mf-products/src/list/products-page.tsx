import type { Product, ProductList } from '@stockroom/contract';
import { ButtonLink, EmptyState, useCan } from '@stockroom/shared-ui';
import { ListPage } from '@stockroom/shared-ui/data-table';
import { Package, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useProductsQuery } from '../api/products-api';
import { NEW_PRODUCT_PATH } from '../paths';
import { productColumns } from './product-columns';
import { ProductFilters, useProductListQuery } from './product-filters';
import { useDeleteProduct } from './use-delete-product';

export function ProductsPage() {
  const list = useProductListQuery();
  const answer = useProductsQuery(list.args, { refetchOnMountOrArgChange: true });
  const deleteProduct = useDeleteProduct();
  const canEdit = useCan('products:write');
  const columns = useMemo(() => productColumns(canEdit, deleteProduct), [canEdit, deleteProduct]);
  return (
    <ListPage
      title="Products"
      actions={<AddProduct />}
      filters={<ProductFilters list={list} />}
      columns={columns}
      list={list}
      answer={answer}
      rowsOf={productsOf}
      rowKey={idOf}
      noun={{ one: 'product', many: 'products' }}
      failure="Failed to load products"
      empty={
        <EmptyState
          icon={Package}
          title="No products found"
          description="Products that you add appear here."
          action={<AddProduct />}
        />
      }
    />
  );
}

function AddProduct() {
  const canAdd = useCan('products:write');
  return (
    canAdd && (
      <ButtonLink variant="primary" icon={Plus} to={NEW_PRODUCT_PATH} data-shortcut="new">
        Add Product
      </ButtonLink>
    )
  );
}

const productsOf = ({ products }: ProductList) => products;
const idOf = ({ _id }: Product) => _id;
