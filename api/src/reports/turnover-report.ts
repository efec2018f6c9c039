import type { TURNOVER_SORT_KEYS, TurnoverRow } from '@stockroom/contract';
import { moneyColumn, numberColumn, textColumn } from '../exports/export-table';
import { timeFilter } from '../http/filters';
import type { TurnoverFilter } from '../store/reports';
import { PRODUCT_FILTERS, PRODUCT_SORT_KINDS } from './product-filters';
import type { Report } from './report';

type SortKey = (typeof TURNOVER_SORT_KEYS)[number];

export const TURNOVER_REPORT: Report<TurnoverFilter, SortKey, TurnoverRow> = {
  name: 'stock-movements',
  // The file of the journal is named stock-movements.
  fileName: 'stock-movements-report',
  list: (timeZone) => ({
    filters: {
      ...PRODUCT_FILTERS,
      from: timeFilter('From', 'start', timeZone),
      to: timeFilter('To', 'end', timeZone),
    },
    sortKeys: {
      ...PRODUCT_SORT_KINDS,
      openingQuantity: 'number',
      inQuantity: 'number',
      outQuantity: 'number',
      closingQuantity: 'number',
      openingValue: 'number',
      inValue: 'number',
      outValue: 'number',
      closingValue: 'number',
    },
    defaultSort: 'name',
  }),
  rows: (reports, request) => reports.turnover(request),
  summary: (reports, filter, timeZone) => reports.turnoverSummary(filter, timeZone),
  rowsName: 'products',
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
