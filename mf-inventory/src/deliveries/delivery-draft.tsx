import {
  sumQuantities,
  type DocumentHeader,
  type DocumentLine,
  type Product,
  type StockDocument,
} from '@stockroom/contract';
import { Button, PageFrame, space, useCan, useFormat } from '@stockroom/shared-ui';
import { DataTable, PageParts, TableCard } from '@stockroom/shared-ui/data-table';
import { FindProduct } from '@stockroom/shared-ui/forms';
import { ListChecks, PackageCheck, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { blankLine } from '../documents/blank-line';
import { documentTitle } from '../documents/document-words';
import { DraftFrame, SaveFailure } from '../documents/draft-frame';
import { useEntry } from '../documents/line-cells';
import { focusQuantity, showLine } from '../documents/line-focus';
import { useDraftActions } from '../documents/use-draft-actions';
import { useLineEntry } from '../documents/use-line-entry';
import { DELIVERIES_PATH } from '../paths';
import { useTranslate } from '../texts';
import { DeliveryHeader } from './delivery-header';
import { deliveryColumns } from './delivery-columns';
import { useConfirmDelivery } from './use-confirm-delivery';

/** A delivery that is still coming in: lines by scan, search and keyboard. The server keeps them. */
export function DeliveryDraft({ document }: { document: StockDocument }) {
  const t = useTranslate();
  const canPrice = useCan('costs:read');
  const canWrite = useCan('stock:receive');
  const entry = useLineEntry(document, canPrice);
  const { lines, add } = useLines(document);
  const columns = useMemo(() => deliveryColumns(t), [t]);
  const confirm = useConfirmDelivery();
  const [typedHeader, setTypedHeader] = useState<DocumentHeader | null>(null);
  const { post, remove, isPosting } = useDraftActions(document, entry, { typedHeader });

  const addScanned = (product: Product, units: number) => {
    add(product);
    const quantity = sumQuantities([entry.countedOf(product._id) ?? 0, units]);
    entry.enter(product._id, { quantity });
    entry.setScanned(product._id);
    showLine(product._id);
    void entry.save();
  };
  const addChosen = (product: Product) => {
    add(product);
    focusQuantity(product._id);
  };
  const open = lines.filter((line) => line.expected !== null && isEmpty(entry, line));
  const fillIn = () => {
    for (const { productId, expected } of open)
      if (expected !== null) entry.enter(productId, { quantity: expected });
    void entry.save();
  };

  return (
    <DraftFrame entry={entry} isDirty={typedHeader !== null}>
      <PageFrame
        title={documentTitle(document, t)}
        subtitle={document.party}
        backTo={DELIVERIES_PATH}
        actions={
          canWrite && (
            <>
              <Button icon={Trash2} data-at-desk onClick={() => void remove(DELIVERIES_PATH)}>
                {t('Delete draft')}
              </Button>
              <Button
                variant="primary"
                icon={PackageCheck}
                data-shortcut="save"
                busy={isPosting}
                onClick={() => void post((saved) => confirm(saved))}
              >
                {t('Post delivery')}
              </Button>
            </>
          )
        }
      >
        <PageParts>
          <SaveFailure entry={entry} />
          <Bar>
            <FindProduct
              label={t('Scan or find a product')}
              onScan={addScanned}
              onChoose={addChosen}
              onNothing={() => entry.setScanned('')}
              supplier={{ supplierId: document.supplierId, supplierName: document.party }}
            />
            {open.length > 0 && (
              <Button icon={ListChecks} onClick={fillIn}>
                {t('Fill in the rest')}
              </Button>
            )}
          </Bar>
          <LastScan lines={lines} />
          <TableCard title={t('Products')}>
            {lines.length > 0 ? (
              <DataTable
                label={t('Products')}
                columns={columns}
                rows={lines}
                rowKey={({ productId }) => productId}
              />
            ) : (
              <Empty>{t('Scan the first product, or find it by name.')}</Empty>
            )}
          </TableCard>
          <SaveState />
          <DeliveryHeader document={document} onType={setTypedHeader} />
        </PageParts>
      </PageFrame>
    </DraftFrame>
  );
}

/** What the last scan has counted: its line may be far below. */
function LastScan({ lines }: { lines: readonly DocumentLine[] }) {
  const t = useTranslate();
  const format = useFormat();
  const { scanned, quantityOf } = useEntry();
  const line = lines.find(({ productId }) => productId === scanned);
  if (!line) return <p role="status" />;
  const quantity = format.quantity(quantityOf(scanned) ?? 0, line.unitOfMeasurement);
  return (
    <p role="status">
      {t('Scanned: {product}, {quantity} so far', { product: line.productName, quantity })}
    </p>
  );
}

function SaveState() {
  const t = useTranslate();
  const { isSaving, entries } = useEntry();
  const kept =
    Object.keys(entries).length > 0
      ? t('Not all lines are saved.')
      : t('All lines are saved. You can continue on another device.');
  return <p role="status">{isSaving ? t('Saving…') : kept}</p>;
}

function isEmpty(entry: ReturnType<typeof useLineEntry>, { productId }: DocumentLine): boolean {
  return entry.entryOf(productId).quantity === '';
}

/** The lines of the document, and those that wait for their first quantity. */
function useLines(document: StockDocument) {
  const [added, setAdded] = useState<readonly DocumentLine[]>([]);
  const known = new Set(document.lines.map(({ productId }) => productId));
  const waiting = added.filter(({ productId }) => !known.has(productId));
  const add = (product: Product) =>
    setAdded((before) => [
      ...before.filter(({ productId }) => productId !== product._id),
      blankLine(product),
    ]);
  return { lines: [...document.lines, ...waiting], add };
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md};

  & > :first-child {
    flex: 1 1 320px;
    max-width: 560px;
  }
  /* Beside the field, whatever stands below that. */
  & > button {
    align-self: flex-start;
    margin-top: 24px;
  }
`;
const Empty = styled.p`
  padding: ${space.xl};
`;
