import {
  sumMoney,
  type VALUATION_SORT_KEYS,
  type ValuationReport,
  type ValuationRow,
} from '@stockroom/contract';
import { moneyColumn, numberColumn, textColumn } from '../exports/export-table';
import type { ReportProductFilter } from '../store/reports';
import { PRODUCT_FILTERS, PRODUCT_SORT_KINDS } from './product-filters';
import type { Report } from './report';

type SortKey = (typeof VALUATION_SORT_KEYS)[number];

export const VALUATION_REPORT: Report<ReportProductFilter, SortKey, ValuationRow> = {
  name: 'inventory-valuation',
  list: () => ({
    filters: PRODUCT_FILTERS,
    sortKeys: {
      ...PRODUCT_SORT_KINDS,
      currentStock: 'number',
      averageCost: 'number',
      value: 'number',
      retailValue: 'number',
      potentialMargin: 'number',
    },
    defaultSort: 'name',
  }),
  rows: (reports, request) => reports.valuation(request),
  async summary(reports, filter) {
    const categories = await reports.valuationCategories(filter);
    return { totals: totalsOf(categories), categories };
  },
  rowsName: 'products',
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
