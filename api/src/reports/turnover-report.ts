import { TURNOVER_SORT_KEYS, type TurnoverRow } from '@stockroom/contract';
import { moneyColumn, numberColumn, textColumn } from '../exports/export-table';
import type { ExportParameters } from '../exports/export-list';
import { PERIOD_FILTERS } from '../http/filters';
import { COUNT, DECIMAL, listOf, pageOf, record, TEXT } from '../openapi/response-schemas';
import type { TurnoverFilter } from '../store/reports';
import { PRODUCT_FIELDS, PRODUCT_FILTERS, PRODUCT_TEXTS, sortKinds } from './product-filters';
import type { Report } from './report-routes';

type SortKey = (typeof TURNOVER_SORT_KEYS)[number];

const MOVED = {
  inQuantity: DECIMAL,
  outQuantity: DECIMAL,
  inValue: DECIMAL,
  outValue: DECIMAL,
};
const TURNOVER = {
  ...MOVED,
  openingQuantity: DECIMAL,
  closingQuantity: DECIMAL,
  openingValue: DECIMAL,
  closingValue: DECIMAL,
};

export const TURNOVER_REPORT: Report<TurnoverFilter & ExportParameters, SortKey, TurnoverRow> = {
  name: 'stock-movements',
  permission: 'costs:read',
  about: 'What was there, came in, went out and is there, in a period',
  // The file of the journal is named stock-movements.
  fileName: 'stock-movements-report',
  list: {
    filters: { ...PRODUCT_FILTERS, ...PERIOD_FILTERS },
    sortKeys: sortKinds(TURNOVER_SORT_KEYS, PRODUCT_TEXTS),
    defaultSort: 'name',
  },
  rows: (reports, request) => reports.turnover(request),
  summary: (reports, filter, timeZone) => reports.turnoverSummary(filter, timeZone),
  rowsName: 'products',
  answer: pageOf('products', record({ ...PRODUCT_FIELDS, ...TURNOVER }), {
    totals: record(TURNOVER),
    reasons: listOf(record({ reason: TEXT, movements: COUNT, ...MOVED })),
    days: listOf(record({ day: TEXT, movements: COUNT, ...MOVED })),
  }),
  columns: [
    textColumn('Product Name', ({ name }) => name),
    textColumn('SKU', ({ sku }) => sku),
    textColumn('Category', ({ category }) => category),
    textColumn('Unit', ({ unitOfMeasurement }) => unitOfMeasurement),
    numberColumn('Opening Quantity', ({ openingQuantity }) => openingQuantity),
    numberColumn('In Quantity', ({ inQuantity }) => inQuantity),
    numberColumn('Out Quantity', ({ outQuantity }) => outQuantity),
    numberColumn('Closing Quantity', ({ closingQuantity }) => closingQuantity),
    moneyColumn('Opening Value', ({ openingValue }) => openingValue),
    moneyColumn('In Value', ({ inValue }) => inValue),
    moneyColumn('Out Value', ({ outValue }) => outValue),
    moneyColumn('Closing Value', ({ closingValue }) => closingValue),
  ],
  totals: async (reports, filter) => {
    const anyRow = { filter, sort: 'name', position: null, limit: 1 } as const;
    const { totals } = await reports.turnover(anyRow);
    return {
      'Product Name': 'Total',
      'Opening Value': totals.openingValue,
      'In Value': totals.inValue,
      'Out Value': totals.outValue,
      'Closing Value': totals.closingValue,
    };
  },
  asides: async (reports, filter, timeZone) => {
    const { reasons } = await reports.turnoverSummary(filter, timeZone);
    return [
      { 'Product Name': 'Reason', SKU: 'Movements' },
      ...reasons.map(({ reason, movements, inValue, outValue }) => ({
        'Product Name': reason,
        SKU: movements,
        'In Value': inValue,
        'Out Value': outValue,
      })),
    ];
  },
};
