import { PageFrame, Spinner } from '@stockroom/shared-ui';
import { useState } from 'react';
import { MOVEMENTS_PATH } from '../paths';
import { AdjustStockForm } from './adjust-stock-form';
import { useStartAdjustment } from './use-start-adjustment';

export function AdjustStockPage() {
  const { product, adjustmentType, isLoading } = useStartAdjustment();
  const [round, setRound] = useState(0);
  return (
    <PageFrame title="Stock Adjustment" backTo={MOVEMENTS_PATH}>
      {isLoading ? (
        <Spinner />
      ) : (
        <AdjustStockForm
          key={`${product?._id} ${adjustmentType} ${round}`}
          start={product}
          adjustmentType={adjustmentType}
          onCountNext={() => setRound(round + 1)}
        />
      )}
    </PageFrame>
  );
}
