import { ButtonLink, FIELDS_WIDTH, Notice, PageFrame, space, Spinner } from '@stockroom/shared-ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { MOVEMENTS_PATH, NEW_DELIVERY_PATH } from '../paths';
import { useNextForm } from '../product/use-next-form';
import { useTranslate } from '../texts';
import { ReceiveStockForm } from './receive-stock-form';
import { useStartReceipt } from './use-start-receipt';

export function ReceiveStockPage() {
  const t = useTranslate();
  const { search } = useLocation();
  useNextForm();
  return (
    <PageFrame
      title={t('Receive Stock')}
      backTo={MOVEMENTS_PATH}
      actions={<ButtonLink to={NEW_DELIVERY_PATH}>{t('Receive a delivery')}</ButtonLink>}
    >
      <StartedForm key={search} />
    </PageFrame>
  );
}

/** Waits for the data of the link. After that the form and its input stay, whatever loads again. */
function StartedForm() {
  const t = useTranslate();
  const { isLoading, ...current } = useStartReceipt();
  const [start, setStart] = useState(isLoading ? null : current);
  if (start === null) {
    if (!isLoading) setStart(current);
    return <Spinner />;
  }
  const { product, initialValues, settledOrder } = start;
  return (
    <>
      {settledOrder !== null && (
        <Above>
          <Notice>
            {t(
              '{order} expects no more of this product. This receipt will not count towards an order.',
              { order: settledOrder },
            )}
          </Notice>
        </Above>
      )}
      <ReceiveStockForm start={product} initialValues={initialValues} />
    </>
  );
}

const Above = styled.div`
  max-width: ${FIELDS_WIDTH};
  margin-bottom: ${space.lg};
`;
