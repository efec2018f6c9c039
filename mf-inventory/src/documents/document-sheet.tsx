import {
  customerPath,
  documentPath,
  DOCUMENTS,
  labelsFor,
  ORDER_MONEY_PERMISSIONS,
  orderPath,
  type StockDocument,
  type Translate,
} from '@stockroom/contract';
import {
  Button,
  ButtonLink,
  Card,
  DateTime,
  DescriptionList,
  Money,
  PageFrame,
  TextLink,
  useCan,
  useFormat,
} from '@stockroom/shared-ui';
import {
  DataTable,
  ExportButton,
  Letterhead,
  PageParts,
  TableCard,
} from '@stockroom/shared-ui/data-table';
import { Printer, Tags, Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import { useDocumentQuery } from '../api/documents-api';
import { countFacts } from '../counts/count-figures';
import { labelsPath, returnPath } from '../paths';
import { useTranslate } from '../texts';
import { documentTitle, LIST_WORDS, scopeText, StateBadge } from './document-words';
import { sheetColumns } from './sheet-columns';
import { useUndo } from './use-undo';

/** A document to read and to print. */
export function DocumentSheet({ document }: { document: StockDocument }) {
  const t = useTranslate();
  const { kind, state, lines, totalAmount } = document;
  const list = LIST_WORDS[kind === 'delivery' || kind === 'count' ? kind : 'return'];
  // A draft shows its readers what is still to come, too.
  const shown = useMemo(
    () => lines.filter(({ quantity }) => quantity !== null || state === 'draft'),
    [lines, state],
  );
  const canSeeMoney = useCan(ORDER_MONEY_PERMISSIONS[document.type]);
  const columns = useMemo(() => sheetColumns(kind, t), [kind, t]);
  const totals = useMemo(
    () => ({ product: t('Total Amount'), total: <Money value={totalAmount} /> }),
    [t, totalAmount],
  );
  return (
    <>
      <Letterhead />
      <PageFrame
        title={documentTitle(document, t)}
        backTo={list.path}
        actions={<SheetActions document={document} />}
      >
        <PageParts>
          <Card title={t('Document')}>
            <Facts document={document} />
          </Card>
          <TableCard title={t('Products')}>
            <DataTable
              label={t('Products')}
              columns={columns}
              rows={shown}
              rowKey={({ productId }) => productId}
              totals={canSeeMoney ? totals : undefined}
            />
          </TableCard>
        </PageParts>
      </PageFrame>
    </>
  );
}

function Facts({ document }: { document: StockDocument }) {
  const t = useTranslate();
  const format = useFormat();
  const { kind, state, orderId, orderNumber, reference, documentDate, notes } = document;
  const { deliveryId, postedBy, postedAt, undoneBy, undoneAt } = document;
  return (
    <DescriptionList
      layout="columns"
      items={[
        { label: t('State'), value: <StateBadge state={state} /> },
        { label: t('Date'), value: format.day(documentDate) },
        partyOf(document, t),
        orderId !== null && {
          label: t('Order'),
          value: <TextLink to={orderPath(orderId)}>{orderNumber}</TextLink>,
        },
        deliveryId !== null && {
          label: t(DOCUMENTS.delivery.label),
          value: <DeliveryLink id={deliveryId} />,
        },
        kind === 'delivery' && { label: t('Supplier Reference'), value: reference },
        ...(kind === 'count' ? countFacts(document, t, format) : []),
        postedAt !== null && {
          label: t('Posted'),
          value: <By person={postedBy} at={postedAt} />,
          isLong: 'on-phone',
        },
        undoneAt !== null && {
          label: t('Undone'),
          value: <By person={undoneBy} at={undoneAt} />,
          isLong: 'on-phone',
        },
        notes !== '' && { label: t('Notes'), value: notes, isLong: true },
      ]}
    />
  );
}

/** Whose goods moved; of a count, which products. */
function partyOf(document: StockDocument, t: Translate) {
  const { kind, party } = document;
  if (kind === 'count') return { label: t('Scope'), value: scopeText(document, t) };
  if (kind !== 'customer-return') return { label: t('Supplier'), value: party };
  return { label: t('Customer'), value: <TextLink to={customerPath(party)}>{party}</TextLink> };
}

/** The delivery whose goods went back. */
function DeliveryLink({ id }: { id: string }) {
  const { data } = useDocumentQuery(id);
  return <TextLink to={documentPath('delivery', id)}>{data?.number ?? '—'}</TextLink>;
}

function By({ person, at }: { person: string | null; at: string }) {
  return (
    <>
      <DateTime value={at} /> {person}
    </>
  );
}

function SheetActions({ document }: { document: StockDocument }) {
  const t = useTranslate();
  const { kind, state, number, lines } = document;
  const { undo, label, isBusy } = useUndo(document);
  const canWrite = useCan(DOCUMENTS[kind].permissions);
  const canPrintLabels = useCan('products:read');
  const isPosted = state === 'posted';
  const copies = lines.flatMap(({ productId, quantity, rejected, unitOfMeasurement: unit }) =>
    quantity === null || quantity <= rejected
      ? []
      : [`${productId}:${labelsFor(quantity - rejected, unit)}`],
  );
  return (
    <>
      <ExportButton
        operation="GET /documents"
        params={{ search: number }}
        name={number}
        refusal={undefined}
      />
      {isPosted && (kind === 'delivery' || kind === 'count') && canPrintLabels && (
        <ButtonLink icon={Tags} to={labelsPath(copies)}>
          {t('Labels')}
        </ButtonLink>
      )}
      {isPosted && kind === 'delivery' && canWrite && (
        <ButtonLink to={returnPath(document)}>{t('Return to supplier')}</ButtonLink>
      )}
      {isPosted && kind !== 'count' && canWrite && (
        <Button icon={Undo2} busy={isBusy} onClick={() => void undo()}>
          {label}
        </Button>
      )}
      <Button variant="primary" icon={Printer} data-at-desk onClick={() => window.print()}>
        {t('Print')}
      </Button>
    </>
  );
}
