import { PageFrame, Spinner } from '@stockroom/shared-ui';
import { MOVEMENTS_PATH } from '../paths';
import { ReceiveStockForm } from './receive-stock-form';
import { useStartReceipt } from './use-start-receipt';

export function ReceiveStockPage() {
  const { product, receipt, isLoading } = useStartReceipt();
  return (
    <PageFrame title="Receive Stock" backTo={MOVEMENTS_PATH}>
      {isLoading ? (
        <Spinner />
      ) : (
        <ReceiveStockForm key={product?._id} start={product} receipt={receipt} />
      )}
    </PageFrame>
  );
}
