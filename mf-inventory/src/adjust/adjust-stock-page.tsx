import { PageFrame, Spinner } from '@stockroom/shared-ui';
import { MOVEMENTS_PATH } from '../paths';
import { AdjustStockForm } from './adjust-stock-form';
import { useStartAdjustment } from './use-start-adjustment';

export function AdjustStockPage() {
  const { product, adjustmentType, isLoading } = useStartAdjustment();
  return (
    <PageFrame title="Stock Adjustment" backTo={MOVEMENTS_PATH}>
      {isLoading ? (
        <Spinner />
      ) : (
        <AdjustStockForm
          key={`${product?._id} ${adjustmentType}`}
          start={product}
          adjustmentType={adjustmentType}
        />
      )}
    </PageFrame>
  );
}
