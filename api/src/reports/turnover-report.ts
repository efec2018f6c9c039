import {
  msg,
  reasonText,
  TURNOVER_SORT_KEYS,
  unitText,
  type Translate,
  type TurnoverRow,
} from '@stockroom/contract';
import { moneyColumn, numberColumn, textColumn } from '../exports/export-table';
import type { ExportedList, ExportParameters } from '../exports/export-list';
import { exportableRoute } from '../exports/exportable-route';
import { PERIOD_FILTERS } from '../http/filters';
import type { ListDefinition } from '../http/list-query';
import { COUNT, DECIMAL, FLAG, listOf, record, TEXT } from '../openapi/response-schemas';
import type { TurnoverFilter } from '../store/reports';
import type { Repositories } from '../store/store';
import { PRODUCT_FIELDS, PRODUCT_FILTERS, sortKinds } from './product-filters';

type Filter = TurnoverFilter & ExportParameters;

const LIST: ListDefinition<Filter, (typeof TURNOVER_SORT_KEYS)[number]> = {
  filters: { ...PRODUCT_FILTERS, ...PERIOD_FILTERS },
  sortKeys: sortKinds(TURNOVER_SORT_KEYS),
  defaultSort: 'name',
  codesOf: 'products',
};

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

export const TURNOVER_REPORT = exportableRoute({
  path: '/api/reports/stock-movements',
  permission: 'costs:read',
  summary: 'What was there, came in, went out and is there, in a period',
  list: LIST,
  name: 'products',
  record: record({ ...PRODUCT_FIELDS, isArchived: FLAG, ...TURNOVER }),
  rest: {
    totals: record(TURNOVER),
    reasons: listOf(record({ reason: TEXT, movements: COUNT, ...MOVED })),
    days: listOf(record({ day: TEXT, movements: COUNT, ...MOVED })),
  },
  read: ({ reports }, request) => reports.turnover(request),
  figures: ({ reports }, filter) => reports.turnoverSummary(filter, filter.timeZone ?? 'UTC'),
  file: ({ store, t }, rows, filter): ExportedList<TurnoverRow> => ({
    // The file of the journal is named stock-movements.
    name: msg('stock-movements-report'),
    columns: [
      textColumn(t('Product Name'), ({ name, isArchived }) =>
        isArchived ? t('{name} (deleted)', { name }) : name,
      ),
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
    rows,
    totals: () => totalsOf(store.repositories, filter, t),
    asides: () => reasonsOf(store.repositories, filter, t),
  }),
});

async function totalsOf({ reports }: Repositories, filter: Filter, t: Translate) {
  const anyRow = { filter, sort: 'name', position: null, limit: 1 } as const;
  const { totals } = await reports.turnover(anyRow);
  return {
    [t('Product Name')]: t('Total'),
    [t('Opening Value')]: totals.openingValue,
    [t('In Value')]: totals.inValue,
    [t('Out Value')]: totals.outValue,
    [t('Closing Value')]: totals.closingValue,
  };
}

async function reasonsOf({ reports }: Repositories, filter: Filter, t: Translate) {
  const { reasons } = await reports.turnoverSummary(filter, filter.timeZone ?? 'UTC');
  return [
    { [t('Product Name')]: t('Reason'), [t('SKU')]: t('Movements') },
    ...reasons.map(({ reason, movements, inValue, outValue }) => ({
      [t('Product Name')]: t(reasonText(reason)),
      [t('SKU')]: movements,
      [t('In Value')]: inValue,
      [t('Out Value')]: outValue,
    })),
  ];
}
