import { PageFrame, Spinner } from '@stockroom/shared-ui';
import { MOVEMENTS_PATH } from '../paths';
import { AdjustStockForm } from './adjust-stock-form';
import { useNextCount } from './use-next-count';
import { useStartAdjustment } from './use-start-adjustment';

export function AdjustStockPage() {
  const { product, adjustmentType, reason, isLoading } = useStartAdjustment();
  const count = useNextCount();
  return (
    <PageFrame title="Stock Adjustment" backTo={MOVEMENTS_PATH}>
      {isLoading ? (
        <Spinner />
      ) : (
        <AdjustStockForm
          key={`${product?._id} ${adjustmentType} ${reason} ${count}`}
          start={product}
          adjustmentType={adjustmentType}
          reason={reason}
        />
      )}
    </PageFrame>
  );
}
