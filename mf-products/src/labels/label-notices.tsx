import { MAX_LABEL_PRODUCTS } from '@stockroom/contract';
import {
  Button,
  messageOf,
  Notice,
  showError,
  showSuccess,
  useAppDispatch,
  useCan,
  useFormat,
} from '@stockroom/shared-ui';
import { Barcode } from 'lucide-react';
import { useGiveCodesMutation } from '../api/products-api';
import { useTranslate } from '../texts';
import type { LabelRow } from './use-labels';

interface LabelNoticesProps {
  rows: readonly LabelRow[];
  /** Whether there is no room for more products. */
  isCut: boolean;
}

/** Says which products get no label, and offers codes of the shop to those without a barcode. */
export function LabelNotices({ rows, isCut }: LabelNoticesProps) {
  const t = useTranslate();
  const format = useFormat();
  const dispatch = useAppDispatch();
  const canWrite = useCan('products:write');
  const [giveCodes, { isLoading }] = useGiveCodesMutation();
  const without = rows.filter(({ code }) => code === null).map(({ product }) => product._id);
  const tooLong = rows.filter(({ code, module }) => code !== null && module === null).length;
  const give = async () => {
    try {
      const { message } = await giveCodes(without.slice(0, MAX_LABEL_PRODUCTS)).unwrap();
      dispatch(showSuccess(message));
    } catch (error) {
      dispatch(showError(messageOf(error, t('Failed to give codes')), error));
    }
  };
  const offer = canWrite && (
    <Button size="small" icon={Barcode} busy={isLoading} onClick={() => void give()}>
      {t('Create barcodes')}
    </Button>
  );
  return (
    <>
      {isCut && (
        <Notice>
          {t('There is no room for more products. Narrow the filter, or print these first.')}
        </Notice>
      )}
      {without.length > 0 && (
        <Notice action={offer}>
          {t.plural(
            without.length,
            '{count} product has no barcode, so no label is printed for it.',
            '{count} products have no barcode, so no labels are printed for them.',
            { count: format.number(without.length) },
          )}
        </Notice>
      )}
      {tooLong > 0 && (
        <Notice>
          {t.plural(
            tooLong,
            'The barcode of {count} product is too long for this label. It will not be printed.',
            'The barcodes of {count} products are too long for this label. They will not be printed.',
            { count: format.number(tooLong) },
          )}
        </Notice>
      )}
    </>
  );
}
