import { ADJUSTMENT_TYPES } from '@stockroom/contract';
import { ButtonLink, PageFrame, Spinner, useCan } from '@stockroom/shared-ui';
import { FileUp } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { IMPORT_COUNTS_PATH, MOVEMENTS_PATH } from '../paths';
import { useStartProduct } from '../product/chosen-product';
import { useNextForm } from '../product/use-next-form';
import { useTranslate } from '../texts';
import { AdjustStockForm } from './adjust-stock-form';

/** A link may name product and type: /inventory/adjust?productId=…&adjustmentType=absolute */
export function AdjustStockPage() {
  const t = useTranslate();
  const [params] = useSearchParams();
  const { product, isLoading } = useStartProduct();
  const formKey = useNextForm();
  const canImport = useCan('files:import');
  const type = params.get('adjustmentType');
  const adjustmentType = ADJUSTMENT_TYPES.find(({ value }) => value === type)?.value ?? '';
  return (
    <PageFrame
      title={t('Stock Adjustment')}
      backTo={MOVEMENTS_PATH}
      actions={
        canImport && (
          <ButtonLink icon={FileUp} to={IMPORT_COUNTS_PATH} data-at-desk>
            {t('Import')}
          </ButtonLink>
        )
      }
    >
      {isLoading ? (
        <Spinner />
      ) : (
        <AdjustStockForm
          key={`${product?._id} ${adjustmentType} ${formKey}`}
          start={product}
          adjustmentType={adjustmentType}
        />
      )}
    </PageFrame>
  );
}
