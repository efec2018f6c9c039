import {
  amountOf,
  differenceOf,
  sumMoney,
  type CountProduct,
  type DocumentLine,
  type StockDocument,
} from '@stockroom/contract';
import {
  Button,
  Notice,
  PageFrame,
  space,
  useCan,
  useConfirm,
  useFormat,
} from '@stockroom/shared-ui';
import { TypingGuard } from '@stockroom/shared-ui/forms';
import { ClipboardCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useCountProductsQuery } from '../api/documents-api';
import { EntryContext } from '../documents/line-cells';
import { useDraftActions } from '../documents/use-draft-actions';
import { useLineEntry } from '../documents/use-line-entry';
import { COUNTS_PATH } from '../paths';
import { translate, useTranslate } from '../texts';
import { CountReview } from './count-review';
import { Counting } from './counting';

/** A count that goes on: several people enter what they find, and somebody reviews and posts it. */
export function CountDraft({ document }: { document: StockDocument }) {
  const t = useTranslate();
  const format = useFormat();
  const [isReview, setReview] = useState(false);
  const canWrite = useCan('stock:adjust');
  const entry = useLineEntry(document, false);
  const confirm = useConfirmCount();
  const { post, remove, isPosting } = useDraftActions(document, entry);
  const counted = document.lines.filter(({ quantity }) => quantity !== null).length;
  const { data: scope } = useCountProductsQuery({ countId: document._id, limit: 1 });
  const progress = t('{counted} of {total} counted', {
    counted: format.number(counted),
    total: format.number(Math.max(counted, scope?.total ?? 0)),
  });
  return (
    <EntryContext value={entry}>
      <TypingGuard isDirty={Object.keys(entry.entries).length > 0} />
      <PageFrame
        title={t('Count {number}', { number: document.number })}
        subtitle={<span role="status">{progress}</span>}
        backTo={COUNTS_PATH}
        actions={
          <>
            {canWrite && (
              <Button icon={Trash2} onClick={() => void remove(COUNTS_PATH)}>
                {t('Delete draft')}
              </Button>
            )}
            <Button aria-pressed={isReview} onClick={() => setReview(!isReview)}>
              {isReview ? t('Go on counting') : t('Review')}
            </Button>
            {canWrite && (
              <Button
                variant="primary"
                icon={ClipboardCheck}
                busy={isPosting}
                onClick={() => void post(confirm)}
              >
                {t('Post count')}
              </Button>
            )}
          </>
        }
      >
        <Parts>
          {entry.failure !== '' && (
            <Notice>
              {entry.failure}{' '}
              <Button size="small" data-try-again onClick={() => void entry.save()}>
                {t('Try again')}
              </Button>
            </Notice>
          )}
          {isReview ? <CountReview document={document} /> : <Counting document={document} />}
        </Parts>
      </PageFrame>
    </EntryContext>
  );
}

/** Says what posting does before it does it. */
function useConfirmCount() {
  const confirm = useConfirm();
  const format = useFormat();
  return ({ lines, isBlind }: StockDocument): Promise<boolean> => {
    const counted = lines.filter(({ quantity }) => quantity !== null);
    const different = counted.filter((line) => differenceOf(line) !== 0);
    const isKnown = !isBlind || counted.some(({ expected }) => expected !== null);
    const value = sumMoney(different.map((line) => amountOf('count', line)));
    return confirm({
      title: translate('Post this count?'),
      description: isKnown
        ? translate(
            'Counted: {counted}, different: {different}, value {value}. Products that nobody has counted keep their stock.',
            {
              counted: format.number(counted.length),
              different: format.number(different.length),
              value: format.money(value),
            },
          )
        : translate('Products that nobody has counted keep their stock.'),
      confirmLabel: translate('Post count'),
    });
  };
}

/** The line of a product; one that nobody has counted begins without a quantity. */
export function lineOf(document: StockDocument, product: CountProduct): DocumentLine {
  const { _id: productId, name: productName, sku: productSku, unitOfMeasurement } = product;
  const known = document.lines.find((line) => line.productId === productId);
  return (
    known ?? {
      ...{ productId, productName, productSku, unitOfMeasurement },
      ...{ quantity: null, rejected: 0, rejectReason: '', expected: null, unitPrice: null },
      ...{ userName: '', savedAt: '', version: 0 },
    }
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.edge};
`;
