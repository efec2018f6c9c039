import { PageFrame, Spinner } from '@stockroom/shared-ui';
import { MOVEMENTS_PATH } from '../paths';
import { useStartProduct } from '../product/use-start-product';
import { ReceiveStockForm } from './receive-stock-form';

export function ReceiveStockPage() {
  const { product, isLoading } = useStartProduct();
  return (
    <PageFrame title="Receive Stock" backTo={MOVEMENTS_PATH}>
      {isLoading ? <Spinner /> : <ReceiveStockForm key={product?._id} start={product} />}
    </PageFrame>
  );
}
