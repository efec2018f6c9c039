import {
  IMPORT_FIELDS,
  msg,
  type ImportKind,
  type Text,
  type Translate,
} from '@stockroom/contract';
import { answerTable, type ExportParameters } from '../exports/export-list';
import { textColumn, type ExportTable } from '../exports/export-table';
import type { ApiDependencies } from '../dependencies';
import type { ImportRecord, ImportRowRecord } from '../store/imports';
import { whatToFix } from './describe-row';
import { storedChunks } from './plan-rows';

interface FileMaker extends Pick<ApiDependencies, 'store' | 'clock'> {
  t: Translate;
}

/** The refused rows as they are in the file, each with what to fix. */
export async function answerRefusedRows(
  maker: FileMaker,
  { _id, kind, columns }: ImportRecord,
  parameters: ExportParameters,
): Promise<Response> {
  const { store, t } = maker;
  const { imports } = store.repositories;
  const labels: Readonly<Record<string, Text>> = IMPORT_FIELDS[kind];
  async function* rows() {
    for await (const chunk of storedChunks(imports, _id, { kinds: ['refused'] })) yield* chunk;
  }
  const fixes = (row: ImportRowRecord) => whatToFix(row, (field) => t(labels[field] ?? field), t);
  const table = {
    columns: [
      ...columns.map(({ heading }, index) =>
        textColumn<ImportRowRecord>(heading, ({ source }) => source[index] ?? ''),
      ),
      textColumn<ImportRowRecord>(t('What to fix'), fixes),
    ],
    rows: rows(),
  };
  return answerFile(maker, table, msg('refused-rows'), parameters);
}

/** A row as people would write it. */
const SAMPLES: {
  [Kind in ImportKind]: Record<keyof (typeof IMPORT_FIELDS)[Kind], Text | string>;
} = {
  products: {
    sku: '1001',
    name: msg('Desk lamp'),
    barcode: '4600000000008',
    category: msg('Lighting'),
    unitOfMeasurement: msg('pieces'),
    purchasePrice: '100',
    sellingPrice: '150',
    minimumStockLevel: '5',
    currentStock: '20',
    supplierName: msg('Nordwind Office'),
    description: msg('Warm light, 8 W'),
    imageUrl: '',
  },
  suppliers: {
    companyName: msg('Nordwind Office'),
    contactPerson: msg('Sales department'),
    phone: '+7 (000) 102-44-18',
    email: 'orders@nordwind.example.com',
    address: msg('Harbour Road 4'),
    paymentTerms: msg('Net 30'),
    notes: '',
  },
  counts: { sku: '1001', barcode: '4600000000008', currentStock: '20' },
};

/** An empty table to fill in, with one row as an example. */
export async function answerTemplate(
  maker: FileMaker,
  kind: ImportKind,
  parameters: ExportParameters,
): Promise<Response> {
  const { t } = maker;
  const sample: Readonly<Record<string, Text | string>> = SAMPLES[kind];
  const labels = Object.entries<Text>(IMPORT_FIELDS[kind]);
  async function* rows() {
    yield sample;
  }
  const table = {
    columns: labels.map(([field, label]) =>
      textColumn<typeof sample>(t(label), (row) => t(row[field] ?? '')),
    ),
    rows: rows(),
  };
  return answerFile(maker, table, msg('import-template'), parameters);
}

async function answerFile<Row>(
  maker: FileMaker,
  table: ExportTable<Row>,
  name: Text,
  { format = 'xlsx', timeZone = 'UTC' }: ExportParameters,
): Promise<Response> {
  const { language } = await maker.store.repositories.settings.system();
  return answerTable(table, { name, format, language, timeZone }, maker);
}
