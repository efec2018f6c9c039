import { stockStatusOf, type ProductOverview } from '@stockroom/contract';
import {
  ButtonLink,
  HistoryLink,
  PageFrame,
  RecordBody,
  StockStatusBadge,
  useCan,
  withoutGone,
} from '@stockroom/shared-ui';
import { NewestOrders, PageColumns, PageParts } from '@stockroom/shared-ui/data-table';
import { Package, Pencil, Tags } from 'lucide-react';
import { useLocation, useParams } from 'react-router-dom';
import { useProductOverviewQuery } from '../api/products-api';
import { editProductPath, labelsPath, PRODUCTS_PATH } from '../paths';
import { useTranslate } from '../texts';
import { ProductChanges } from './product-changes';
import { ProductDocuments } from './product-documents';
import { ProductFacts } from './product-facts';
import { StockFigures } from './stock-figures';
import { StockHistory } from './stock-history';

/** Everything about a product: its stock and where it comes from, prices, orders and changes. */
export function ProductPage() {
  const t = useTranslate();
  const { id = '' } = useParams();
  const query = withoutGone(useProductOverviewQuery(id, { refetchOnMountOrArgChange: true }));
  const overview = query.currentData;
  return (
    <PageFrame
      title={overview?.product.name ?? t('Product')}
      subtitle={overview && <Subtitle overview={overview} />}
      backTo={PRODUCTS_PATH}
      actions={overview && <Actions id={id} />}
    >
      <RecordBody
        query={query}
        failure={t('Failed to load product data')}
        missing={{
          icon: Package,
          title: t('Product not found'),
          back: { to: PRODUCTS_PATH, label: t('Back to Products') },
        }}
      >
        {(loaded) => (
          <PageParts key={loaded.product._id}>
            <StockFigures overview={loaded} />
            <PageColumns>
              <PageParts>
                <StockHistory overview={loaded} />
                <NewestOrders orders={loaded.orders} />
                <ProductDocuments documents={loaded.documents} />
                {loaded.changes && <ProductChanges changes={loaded.changes} />}
              </PageParts>
              <ProductFacts overview={loaded} />
            </PageColumns>
          </PageParts>
        )}
      </RecordBody>
    </PageFrame>
  );
}

function Subtitle({ overview: { product } }: { overview: ProductOverview }) {
  return (
    <>
      {product.sku} · {product.category} <StockStatusBadge status={stockStatusOf(product)} />
    </>
  );
}

function Actions({ id }: { id: string }) {
  const t = useTranslate();
  const canEdit = useCan('products:write');
  // The form's way back leads to the list that opened this page.
  const state: unknown = useLocation().state;
  return (
    <>
      <HistoryLink entity="product" id={id} />
      <ButtonLink icon={Tags} to={labelsPath({ products: id })}>
        {t('Print Labels')}
      </ButtonLink>
      {canEdit && (
        <ButtonLink variant="primary" icon={Pencil} to={editProductPath(id)} state={state}>
          {t('Edit Product')}
        </ButtonLink>
      )}
    </>
  );
}
