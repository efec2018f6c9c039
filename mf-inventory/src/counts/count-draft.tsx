import {
  amountOf,
  sumMoney,
  type CountProduct,
  type DocumentLine,
  type StockDocument,
} from '@stockroom/contract';
import { Button, PageFrame, useCan, useConfirm, useFormat } from '@stockroom/shared-ui';
import { PageParts } from '@stockroom/shared-ui/data-table';
import { ClipboardCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCountProductsQuery } from '../api/documents-api';
import { blankLine } from '../documents/blank-line';
import { documentTitle, scopeText } from '../documents/document-words';
import { DraftFrame, SaveFailure } from '../documents/draft-frame';
import { useDraftActions } from '../documents/use-draft-actions';
import { useLineEntry } from '../documents/use-line-entry';
import { COUNTS_PATH } from '../paths';
import { translate, useTranslate } from '../texts';
import { countFigures } from './count-figures';
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
  const { post, remove, isPosting } = useDraftActions(document, entry, {
    showLines: () => setReview(false),
  });
  const { counted } = countFigures(document);
  const { data: scope } = useCountProductsQuery({ countId: document._id, limit: 1 });
  const progress = t('{counted} of {total} counted', {
    counted: format.number(counted),
    total: format.number(Math.max(counted, scope?.total ?? 0)),
  });
  return (
    <DraftFrame entry={entry}>
      <PageFrame
        title={documentTitle(document, t)}
        subtitle={
          <>
            {scopeText(document, t)} · <span role="status">{progress}</span>
          </>
        }
        backTo={COUNTS_PATH}
        actions={
          <>
            {canWrite && (
              <Button icon={Trash2} data-at-desk onClick={() => void remove(COUNTS_PATH)}>
                {t('Delete draft')}
              </Button>
            )}
            <Button aria-pressed={isReview} onClick={() => setReview(!isReview)}>
              {isReview ? t('Continue counting') : t('Review')}
            </Button>
            {canWrite && (
              <Button
                variant="primary"
                icon={ClipboardCheck}
                data-shortcut="save"
                busy={isPosting}
                onClick={() => void post(confirm)}
              >
                {t('Post count')}
              </Button>
            )}
          </>
        }
      >
        <PageParts>
          <SaveFailure entry={entry} />
          {isReview ? <CountReview document={document} /> : <Counting document={document} />}
        </PageParts>
      </PageFrame>
    </DraftFrame>
  );
}

/** Says what posting does before it does it. */
function useConfirmCount() {
  const confirm = useConfirm();
  const format = useFormat();
  return (document: StockDocument): Promise<boolean> => {
    const { counted, different } = countFigures(document);
    const isKnown = !document.isBlind || document.lines.some(({ expected }) => expected !== null);
    const value = sumMoney(different.map((line) => amountOf('count', line)));
    return confirm({
      title: translate('Post this count?'),
      description: isKnown
        ? translate(
            'Counted: {counted}, different: {different}, value {value}. Products that nobody has counted keep their stock. A posted count cannot be undone.',
            {
              counted: format.number(counted),
              different: format.number(different.length),
              value: format.money(value),
            },
          )
        : translate(
            'Products that nobody has counted keep their stock. A posted count cannot be undone.',
          ),
      confirmLabel: translate('Post count'),
    });
  };
}

/** The line of a product; one that nobody has counted begins without a quantity. */
export function lineOf({ lines }: StockDocument, product: CountProduct): DocumentLine {
  return lines.find(({ productId }) => productId === product._id) ?? blankLine(product);
}
