import {
  msg,
  reasonText,
  TURNOVER_SORT_KEYS,
  unitText,
  type TurnoverRow,
} from '@stockroom/contract';
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
  summary: 'What was there, came in, went out and is there, in a period',
  // The file of the journal is named stock-movements.
  fileName: msg('stock-movements-report'),
  list: {
    filters: { ...PRODUCT_FILTERS, ...PERIOD_FILTERS },
    sortKeys: sortKinds(TURNOVER_SORT_KEYS, PRODUCT_TEXTS),
    defaultSort: 'name',
    codesOf: 'products',
  },
  rows: (reports, request) => reports.turnover(request),
  figures: ({ reports, filter, timeZone }) => reports.turnoverSummary(filter, timeZone),
  rowsName: 'products',
  answer: pageOf('products', record({ ...PRODUCT_FIELDS, ...TURNOVER }), {
    totals: record(TURNOVER),
    reasons: listOf(record({ reason: TEXT, movements: COUNT, ...MOVED })),
    days: listOf(record({ day: TEXT, movements: COUNT, ...MOVED })),
  }),
  columns: ({ t }) => [
    textColumn(t('Product Name'), ({ name }) => name),
    textColumn(t('SKU'), ({ sku }) => sku),
    textColumn(t('Category'), ({ category }) => category),
    textColumn(t('Unit'), ({ unitOfMeasurement }) => t(unitText(unitOfMeasurement))),
    numberColumn(t('Opening Quantity'), ({ openingQuantity }) => openingQuantity),
    numberColumn(t('In Quantity'), ({ inQuantity }) => inQuantity),
    numberColumn(t('Out Quantity'), ({ outQuantity }) => outQuantity),
    numberColumn(t('Closing Quantity'), ({ closingQuantity }) => closingQuantity),
    moneyColumn(t('Opening Value'), ({ openingValue }) => openingValue),
    moneyColumn(t('In Value'), ({ inValue }) => inValue),
    moneyColumn(t('Out Value'), ({ outValue }) => outValue),
    moneyColumn(t('Closing Value'), ({ closingValue }) => closingValue),
  ],
  totals: async ({ reports, filter, t }) => {
    const anyRow = { filter, sort: 'name', position: null, limit: 1 } as const;
    const { totals } = await reports.turnover(anyRow);
    return {
      [t('Product Name')]: t('Total'),
      [t('Opening Value')]: totals.openingValue,
      [t('In Value')]: totals.inValue,
      [t('Out Value')]: totals.outValue,
      [t('Closing Value')]: totals.closingValue,
    };
  },
  asides: async ({ reports, filter, timeZone, t }) => {
    const { reasons } = await reports.turnoverSummary(filter, timeZone);
    return [
      { [t('Product Name')]: t('Reason'), [t('SKU')]: t('Movements') },
      ...reasons.map(({ reason, movements, inValue, outValue }) => ({
        [t('Product Name')]: t(reasonText(reason)),
        [t('SKU')]: movements,
        [t('In Value')]: inValue,
        [t('Out Value')]: outValue,
      })),
    ];
  },
};
