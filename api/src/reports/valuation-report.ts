import {
  sumMoney,
  VALUATION_SORT_KEYS,
  type ValuationReport,
  type ValuationRow,
} from '@stockroom/contract';
import { moneyColumn, numberColumn, textColumn } from '../exports/export-table';
import type { ExportParameters } from '../exports/export-list';
import { COUNT, DECIMAL, listOf, NUMBER, pageOf, record, TEXT } from '../openapi/response-schemas';
import type { ReportProductFilter } from '../store/reports';
import { PRODUCT_FIELDS, PRODUCT_FILTERS, PRODUCT_TEXTS, sortKinds } from './product-filters';
import type { Report } from './report-routes';

type SortKey = (typeof VALUATION_SORT_KEYS)[number];

const VALUES = { value: DECIMAL, retailValue: DECIMAL, potentialMargin: DECIMAL };
const ROW = record({ ...PRODUCT_FIELDS, currentStock: NUMBER, averageCost: DECIMAL, ...VALUES });

export const VALUATION_REPORT: Report<
  ReportProductFilter & ExportParameters,
  SortKey,
  ValuationRow
> = {
  name: 'inventory-valuation',
  permission: 'costs:read',
  about: 'What the stock is worth, by product and by category',
  list: {
    filters: PRODUCT_FILTERS,
    sortKeys: sortKinds(VALUATION_SORT_KEYS, PRODUCT_TEXTS),
    defaultSort: 'name',
  },
  rows: (reports, request) => reports.valuation(request),
  async summary(reports, filter) {
    const categories = await reports.valuationCategories(filter);
    return { totals: totalsOf(categories), categories };
  },
  rowsName: 'products',
  answer: pageOf('products', ROW, {
    totals: record(VALUES),
    categories: listOf(record({ category: TEXT, products: COUNT, ...VALUES })),
  }),
  columns: [
    textColumn('Product Name', ({ name }) => name),
    textColumn('SKU', ({ sku }) => sku),
    textColumn('Category', ({ category }) => category),
    textColumn('Unit', ({ unitOfMeasurement }) => unitOfMeasurement),
    numberColumn('Current Stock', ({ currentStock }) => currentStock),
    moneyColumn('Average Cost', ({ averageCost }) => averageCost),
    moneyColumn('Value', ({ value }) => value),
    moneyColumn('Retail Value', ({ retailValue }) => retailValue),
    moneyColumn('Potential Margin', ({ potentialMargin }) => potentialMargin),
  ],
  totals: async (reports, filter) => {
    const totals = totalsOf(await reports.valuationCategories(filter));
    return {
      'Product Name': 'Total',
      Value: totals.value,
      'Retail Value': totals.retailValue,
      'Potential Margin': totals.potentialMargin,
    };
  },
};

function totalsOf(categories: ValuationReport['categories']): ValuationReport['totals'] {
  return {
    value: sumMoney(categories.map(({ value }) => value)),
    retailValue: sumMoney(categories.map(({ retailValue }) => retailValue)),
    potentialMargin: sumMoney(categories.map(({ potentialMargin }) => potentialMargin)),
  };
}
