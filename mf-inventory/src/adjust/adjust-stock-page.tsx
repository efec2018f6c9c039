import { PageFrame, Spinner } from '@stockroom/shared-ui';
import { MOVEMENTS_PATH } from '../paths';
import { useStartProduct } from '../product/use-start-product';
import { AdjustStockForm } from './adjust-stock-form';

export function AdjustStockPage() {
  const { product, isLoading } = useStartProduct();
  return (
    <PageFrame title="Stock Adjustment" backTo={MOVEMENTS_PATH}>
      {isLoading ? <Spinner /> : <AdjustStockForm key={product?._id} start={product} />}
    </PageFrame>
  );
}
