import styled from 'styled-components';
import { VisuallyHidden } from '../../components/visually-hidden';
import { media, radius, token } from '../../theme/theme';
import type { Column } from './column';

const ICONS = { ascending: 'up', descending: 'down' } as const;

interface HeaderCellProps<Row> {
  column: Column<Row>;
  sort: string | undefined;
  onSort: ((sort: string) => void) | undefined;
}

/** A heading; a sortable one is a button that sorts by it, and reverses the order when pressed again. */
export function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const { header, sort: key, align = 'start', kind, phone, onlyWide, width } = column;
  const order = key === undefined ? undefined : orderBy(key, sort);
  const arrow = <span data-icon={order ? ICONS[order] : 'up-down'} />;
  const isNumber = align === 'end';
  const text = kind === 'actions' ? <VisuallyHidden data-actions>{header}</VisuallyHidden> : header;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={order}
      data-align={align}
      data-kind={kind}
      data-phone={phone}
      data-only-wide={onlyWide}
      style={{ width }}
    >
      {onSort && key !== undefined ? (
        <SortButton
          type="button"
          onClick={() => onSort(sort === key ? `-${key}` : key)}
          data-sorted={order !== undefined}
        >
          {isNumber && arrow}
          {header}
          {!isNumber && arrow}
        </SortButton>
      ) : (
        text
      )}
    </th>
  );
}

function orderBy(key: string, sort: string | undefined): keyof typeof ICONS | undefined {
  if (sort === key) return 'ascending';
  return sort === `-${key}` ? 'descending' : undefined;
}

const SortButton = styled.button`
  position: relative;
  /* Chromium omits buttons when it repeats the headings on the next sheet, so paper shows only the words. */
  ${media.print} {
    display: contents;
  }
  margin: -4px -6px;
  padding: 4px 6px;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  text-align: inherit;
  vertical-align: top;

  /* The arrow stands between two columns; before the heading of a number, which ends with the digits. */
  & > [data-icon] {
    position: absolute;
    margin: 2px 0 0 4px;
    &::before {
      width: 12px;
      height: 12px;
    }
    ${media.print} {
      display: none;
    }
  }
  th[data-align='end'] & > [data-icon] {
    margin-left: -16px;
  }
  &:hover {
    color: ${token.text};
  }
  &[data-sorted='true'] {
    color: ${token.text};
  }
  &[data-sorted='false'] > [data-icon] {
    opacity: 0;
  }
  &:hover > [data-icon],
  &:focus-visible > [data-icon] {
    opacity: 1;
  }
`;
