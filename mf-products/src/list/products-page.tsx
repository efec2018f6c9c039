import { mayBeNewBarcode, type Product, type ProductList } from '@stockroom/contract';
import { ButtonLink, EmptyState, useCan } from '@stockroom/shared-ui';
import { ListPage } from '@stockroom/shared-ui/data-table';
import { FileUp, Package, Plus, Tags } from 'lucide-react';
import { useMemo } from 'react';
import { useProductsQuery } from '../api/products-api';
import { IMPORTS_PATH, labelsPath, newProductPath } from '../paths';
import { useTranslate } from '../texts';
import { productColumns } from './product-columns';
import { ProductFilters, useProductListQuery } from './product-filters';
import { useDeleteProduct } from './use-delete-product';

export function ProductsPage() {
  const t = useTranslate();
  const list = useProductListQuery();
  const answer = useProductsQuery(list.args, { refetchOnMountOrArgChange: true });
  const { search } = list.values;
  const isUnknownCode = mayBeNewBarcode(search) && answer.currentData?.total === 0;
  const deleteProduct = useDeleteProduct();
  const columns = useMemo(() => productColumns(deleteProduct, t), [deleteProduct, t]);
  return (
    <ListPage
      title={t('Products')}
      actions={
        <>
          <ButtonLink icon={Tags} to={labelsPath(list.values)} data-at-desk>
            {t('Print Labels')}
          </ButtonLink>
          <NewProducts barcode={isUnknownCode ? search : ''} />
        </>
      }
      file={{ operation: 'GET /products', args: list.args, name: 'products' }}
      filters={<ProductFilters list={list} />}
      columns={columns}
      list={list}
      answer={answer}
      rowsOf={productsOf}
      rowKey={idOf}
      words={{
        count: (total, count) => t.plural(total, '{count} product', '{count} products', { count }),
        none: t('No products found'),
      }}
      failure={t('Failed to load products')}
      empty={
        <EmptyState
          icon={Package}
          title={t('No products found')}
          description={t('Products that you add appear here.')}
          action={<NewProducts barcode="" />}
        />
      }
    />
  );
}

/** One product by a form, which begins with an unknown barcode that somebody scanned, or many from a file. */
function NewProducts({ barcode }: { barcode: string }) {
  const t = useTranslate();
  const canAdd = useCan('products:write');
  const canImport = useCan('files:import');
  return (
    canAdd && (
      <>
        {canImport && (
          <ButtonLink icon={FileUp} to={IMPORTS_PATH} data-at-desk>
            {t('Import')}
          </ButtonLink>
        )}
        <ButtonLink variant="primary" icon={Plus} to={newProductPath(barcode)} data-shortcut="new">
          {t('Add Product')}
        </ButtonLink>
      </>
    )
  );
}

const productsOf = ({ products }: ProductList) => products;
const idOf = ({ _id }: Product) => _id;
