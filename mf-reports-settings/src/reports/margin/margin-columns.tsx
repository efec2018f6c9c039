import type { MarginGroup, MarginRow, MARGIN_SORT_KEYS, Translate } from '@stockroom/contract';
import { Money, Percent, Quantity } from '@stockroom/shared-ui';
import { RecordCell, type Column } from '@stockroom/shared-ui/data-table';
import { figureColumn, skuColumn } from '../report-columns';
import { GROUPS, useRowName } from './margin-groups';

/** @param pathOf the page behind a row */
export function marginColumns(
  group: MarginGroup,
  pathOf: (row: MarginRow) => string,
  t: Translate,
): readonly Column<MarginRow, (typeof MARGIN_SORT_KEYS)[number]>[] {
  const isOfProducts = group === 'product';
  const { sort: _none, ...sku } = skuColumn(t);
  return [
    {
      id: 'name',
      header: t(GROUPS[group]),
      kind: 'title',
      sort: 'name',
      cell: (row) => <Name group={group} name={row.name} to={pathOf(row)} />,
    },
    ...(isOfProducts
      ? [
          sku,
          figureColumn(
            'soldQuantity',
            t('Sold'),
            ({ soldQuantity, unitOfMeasurement }: MarginRow) => (
              <Quantity value={soldQuantity} unit={unitOfMeasurement} />
            ),
          ),
        ]
      : []),
    figureColumn('revenue', t('Revenue'), ({ revenue }) => <Money value={revenue} />),
    figureColumn('cost', t('Cost'), ({ cost }) => <Money value={cost} />),
    figureColumn('margin', t('Margin'), ({ margin }) => <Money value={margin} />),
    figureColumn('marginShare', t('Margin, %'), ({ marginShare }) =>
      marginShare === null ? '—' : <Percent share={marginShare} />,
    ),
  ];
}

function Name({ group, name, to }: { group: MarginGroup; name: string; to: string }) {
  return <RecordCell title={useRowName(group)(name)} to={to} />;
}
