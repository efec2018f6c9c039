import {
  msg,
  sumMoney,
  unitText,
  VALUATION_SORT_KEYS,
  type ValuationReport,
  type ValuationRow,
} from '@stockroom/contract';
import { moneyColumn, numberColumn, textColumn } from '../exports/export-table';
import type { ExportedList, ExportParameters } from '../exports/export-list';
import { exportableRoute } from '../exports/exportable-route';
import { timeFilter } from '../http/filters';
import type { ListDefinition } from '../http/list-query';
import { COUNT, DECIMAL, listOf, NUMBER, record, TEXT } from '../openapi/response-schemas';
import type { ValuationFilter } from '../store/reports';
import { PRODUCT_FIELDS, PRODUCT_FILTERS, sortKinds } from './product-filters';

const LIST: ListDefinition<
  ValuationFilter & ExportParameters,
  (typeof VALUATION_SORT_KEYS)[number]
> = {
  filters: { ...PRODUCT_FILTERS, asOf: timeFilter(msg('As of')) },
  sortKeys: sortKinds(VALUATION_SORT_KEYS),
  defaultSort: 'name',
  codesOf: 'products',
};

const VALUES = { value: DECIMAL, retailValue: DECIMAL, potentialMargin: DECIMAL };
const ROW = record({ ...PRODUCT_FIELDS, currentStock: NUMBER, averageCost: DECIMAL, ...VALUES });

export const VALUATION_REPORT = exportableRoute({
  path: '/api/reports/inventory-valuation',
  permission: 'costs:read',
  summary: 'What the stock is worth, now or at the end of a day, by product and by category',
  list: LIST,
  name: 'products',
  record: ROW,
  rest: {
    totals: record(VALUES),
    categories: listOf(record({ category: TEXT, products: COUNT, ...VALUES })),
  },
  read: ({ reports }, request) => reports.valuation(request),
  async figures({ reports }, filter) {
    const categories = await reports.valuationCategories(filter);
    return { totals: totalsOf(categories), categories };
  },
  file: ({ store, t }, rows, filter): ExportedList<ValuationRow> => ({
    name: msg('inventory-valuation'),
    columns: [
      textColumn(t('Product Name'), ({ name }) => name),
      textColumn(t('SKU'), ({ sku }) => sku),
      textColumn(t('Category'), ({ category }) => category),
      textColumn(t('Unit'), ({ unitOfMeasurement }) => t(unitText(unitOfMeasurement))),
      numberColumn(t('Current Stock'), ({ currentStock }) => currentStock),
      moneyColumn(t('Average Cost'), ({ averageCost }) => averageCost),
      moneyColumn(t('Value'), ({ value }) => value),
      moneyColumn(t('Retail Value'), ({ retailValue }) => retailValue),
      moneyColumn(t('Potential Margin'), ({ potentialMargin }) => potentialMargin),
    ],
    rows,
    async totals() {
      const totals = totalsOf(await store.repositories.reports.valuationCategories(filter));
      return {
        [t('Product Name')]: t('Total'),
        [t('Value')]: totals.value,
        [t('Retail Value')]: totals.retailValue,
        [t('Potential Margin')]: totals.potentialMargin,
      };
    },
  }),
});

function totalsOf(categories: ValuationReport['categories']): ValuationReport['totals'] {
  return {
    value: sumMoney(categories.map(({ value }) => value)),
    retailValue: sumMoney(categories.map(({ retailValue }) => retailValue)),
    potentialMargin: sumMoney(categories.map(({ potentialMargin }) => potentialMargin)),
  };
}
