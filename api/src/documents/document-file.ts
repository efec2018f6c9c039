import {
  amountOf,
  differenceOf,
  DOCUMENT_STATE_LABELS,
  DOCUMENTS,
  msg,
  reasonText,
  unitText,
  type DocumentLine,
  type DocumentListKind,
  type DocumentSummary,
  type Role,
  type Text,
  type Translate,
} from '@stockroom/contract';
import type { ExportedList, Exporter } from '../exports/export-list';
import {
  numberColumn,
  orderMoneyColumn,
  textColumn,
  timeColumn,
  type ExportColumn,
} from '../exports/export-table';
import type { DocumentListFilter } from './document-routes';

/** Only rows for a file have lines. */
export type ListedDocument = DocumentSummary & { lines?: DocumentLine[] };

interface Line {
  document: DocumentSummary;
  line: DocumentLine;
}

const LISTS: Record<DocumentListKind, Text> = {
  delivery: msg('Deliveries'),
  return: msg('Returns'),
  count: msg('Counts'),
};

/** The documents of a list as a file, with a line for each line that somebody has entered. */
export function documentFile(
  { actor, t }: Exporter,
  rows: ExportedList<ListedDocument>['rows'],
  { kind, state }: DocumentListFilter,
): ExportedList<Line> {
  return {
    name: msg('documents'),
    names: {
      [t('Kind')]: kind && t(LISTS[kind]),
      [t('State')]: state && t(DOCUMENT_STATE_LABELS[state]),
    },
    columns: columns(actor.role, t),
    rows: linesOf(rows),
  };
}

async function* linesOf(
  documents: ExportedList<ListedDocument>['rows'],
): AsyncGenerator<Line, void> {
  for await (const document of documents)
    for (const line of document.lines ?? []) if (line.quantity !== null) yield { document, line };
}

const columns = (role: Role, t: Translate): readonly ExportColumn<Line>[] => [
  textColumn(t('Document'), ({ document }) => document.number),
  textColumn(t('Kind'), ({ document }) => t(DOCUMENTS[document.kind].label)),
  textColumn(t('State'), ({ document }) => t(DOCUMENT_STATE_LABELS[document.state])),
  textColumn(t('Date'), ({ document }) => document.documentDate),
  textColumn(t('Supplier or customer'), ({ document }) => document.party),
  textColumn(t('Order'), ({ document }) => document.orderNumber ?? ''),
  textColumn(t('Supplier Reference'), ({ document }) => document.reference),
  textColumn(t('Product'), ({ line }) => line.productName),
  textColumn(t('SKU'), ({ line }) => line.productSku),
  textColumn(t('Unit'), ({ line }) => t(unitText(line.unitOfMeasurement))),
  numberColumn(t('Expected'), ({ line }) => line.expected),
  numberColumn(t('Quantity'), ({ line }) => line.quantity),
  numberColumn(t('Difference'), ({ document, line }) =>
    document.kind === 'count' ? differenceOf(line) : null,
  ),
  numberColumn(t('Rejected'), ({ line }) => line.rejected),
  textColumn(t('Reason'), ({ line }) => line.rejectReason && t(reasonText(line.rejectReason))),
  ...moneyColumns(role, t),
  textColumn(t('User'), ({ line }) => line.userName),
  timeColumn(t('Date and Time'), ({ line }) => line.savedAt),
];

/** Customer returns show selling prices, all other documents costs. */
function moneyColumns(role: Role, t: Translate): ExportColumn<Line>[] {
  const typeOf = ({ document }: Line) => document.type;
  return [
    orderMoneyColumn(t('Price'), role, typeOf, ({ line }) => line.unitPrice),
    orderMoneyColumn(t('Value'), role, typeOf, ({ document, line }) =>
      amountOf(document.kind, line),
    ),
  ];
}
