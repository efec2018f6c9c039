import { FilterSelect } from './filters/filter-select';
import type { Column } from './column';
import { CardsOnly } from './table/data-table-look';

interface SortSelectProps<Row> {
  columns: readonly Column<Row>[];
  sort: string | undefined;
  onSort: (sort: string) => void;
}

/** The order of the rows where there are no headings to press. */
export function SortSelect<Row>({ columns, sort, onSort }: SortSelectProps<Row>) {
  const options = columns.flatMap(({ header, sort: key }) =>
    key === undefined
      ? []
      : [
          { value: key, label: `${header}, ascending` },
          { value: `-${key}`, label: `${header}, descending` },
        ],
  );
  if (options.length === 0) return null;
  return (
    <CardsOnly>
      <FilterSelect label="Sort by" value={sort ?? ''} options={options} onChange={onSort} />
    </CardsOnly>
  );
}
