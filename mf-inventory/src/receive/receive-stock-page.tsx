import { PageFrame, Spinner } from '@stockroom/shared-ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { MOVEMENTS_PATH } from '../paths';
import { ReceiveStockForm } from './receive-stock-form';
import { useStartReceipt } from './use-start-receipt';

export function ReceiveStockPage() {
  const { search } = useLocation();
  return (
    <PageFrame title="Receive Stock" backTo={MOVEMENTS_PATH}>
      <StartedForm key={search} />
    </PageFrame>
  );
}

/** The form that a link asks for. Once it is there it stays, with what was typed, whatever is loaded again. */
function StartedForm() {
  const { product, receipt, isLoading } = useStartReceipt();
  const [isBegun, setBegun] = useState(!isLoading);
  if (isBegun) return <ReceiveStockForm start={product} receipt={receipt} />;
  if (!isLoading) setBegun(true);
  return <Spinner />;
}
