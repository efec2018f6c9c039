import {
  MARGIN_GROUPS,
  MARGIN_SORT_KEYS,
  msg,
  unitText,
  type MarginGroup,
  type MarginRow,
  type Text,
} from '@stockroom/contract';
import { moneyColumn, numberColumn, shareColumn, textColumn } from '../exports/export-table';
import type { ExportedList, ExportParameters } from '../exports/export-list';
import { exportableRoute } from '../exports/exportable-route';
import { choiceFilter, customerFilter, PERIOD_FILTERS } from '../http/filters';
import type { ListDefinition } from '../http/list-query';
import { DECIMAL, nullable, NUMBER, record, TEXT } from '../openapi/response-schemas';
import type { MarginFilter } from '../store/reports';
import { PRODUCT_FILTERS, sortKinds } from './product-filters';

const LIST: ListDefinition<MarginFilter & ExportParameters, (typeof MARGIN_SORT_KEYS)[number]> = {
  filters: {
    ...PRODUCT_FILTERS,
    ...PERIOD_FILTERS,
    groupBy: choiceFilter(msg('Group'), MARGIN_GROUPS),
    customer: customerFilter,
  },
  sortKeys: sortKinds(MARGIN_SORT_KEYS),
  defaultSort: 'name',
  codesOf: 'products',
};

const FIGURES = { revenue: DECIMAL, cost: DECIMAL, margin: DECIMAL, marginShare: nullable(NUMBER) };
const NAMES: Record<MarginGroup, Text> = {
  product: msg('Product Name'),
  category: msg('Category'),
  customer: msg('Customer'),
  month: msg('Month'),
};

export const MARGIN_REPORT = exportableRoute({
  path: '/api/reports/margin',
  permission: 'costs:read',
  summary: 'Revenue, cost and margin of a period, by product, category, customer or month',
  list: LIST,
  name: 'rows',
  record: record({
    _id: TEXT,
    name: TEXT,
    sku: TEXT,
    unitOfMeasurement: TEXT,
    soldQuantity: DECIMAL,
    ...FIGURES,
  }),
  rest: { totals: record(FIGURES) },
  read: ({ reports }, request) => reports.margin(request, request.filter.timeZone ?? 'UTC'),
  file({ store, t }, rows, filter): ExportedList<MarginRow> {
    const { groupBy = 'product', timeZone = 'UTC' } = filter;
    return {
      name: msg('margin'),
      columns: [
        textColumn(t(NAMES[groupBy]), ({ name }) => name),
        ...(groupBy === 'product'
          ? [
              textColumn<MarginRow>(t('SKU'), ({ sku }) => sku),
              textColumn<MarginRow>(t('Unit'), ({ unitOfMeasurement }) =>
                t(unitText(unitOfMeasurement)),
              ),
              numberColumn<MarginRow>(t('Sold'), ({ soldQuantity }) => soldQuantity),
            ]
          : []),
        moneyColumn(t('Revenue'), ({ revenue }) => revenue),
        moneyColumn(t('Cost'), ({ cost }) => cost),
        moneyColumn(t('Margin'), ({ margin }) => margin),
        shareColumn(t('Margin, share of revenue'), ({ marginShare }) => marginShare),
      ],
      rows,
      async totals() {
        const anyRow = { filter, sort: 'name', position: null, limit: 1 } as const;
        const { totals } = await store.repositories.reports.margin(anyRow, timeZone);
        return {
          [t(NAMES[groupBy])]: t('Total'),
          [t('Revenue')]: totals.revenue,
          [t('Cost')]: totals.cost,
          [t('Margin')]: totals.margin,
          [t('Margin, share of revenue')]: totals.marginShare ?? '',
        };
      },
    };
  },
});
