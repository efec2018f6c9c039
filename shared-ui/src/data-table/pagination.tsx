import { DEFAULT_PAGE_SIZE, type Page } from '@stockroom/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../components/buttons/button';
import { useFormat } from '../store/hooks';
import { media } from '../theme/media';
import { space, token, type } from '../theme/token';
import type { PagePlace } from './use-list-query';

export interface Noun {
  one: string;
  many: string;
}

interface PaginationProps {
  page: Page;
  /** Number of this page, where it is known. */
  number: number | undefined;
  /** How many rows this page has. */
  count: number;
  /** How many rows a full page has. */
  size?: number;
  /** What is counted: { one: 'product', many: 'products' }. */
  noun: Noun;
  onGoTo: (place: PagePlace) => void;
}

/** Where in the list this page is, said aloud when it changes, and the way to the pages beside this one. */
export function Pagination(props: PaginationProps) {
  const { page, number, count, size = DEFAULT_PAGE_SIZE, noun, onGoTo } = props;
  const format = useFormat().number;
  const { previousCursor, nextCursor, total } = page;
  const all = `${format(total)} ${total === 1 ? noun.one : noun.many}`;
  const first = firstPosition({ page, number, count, size });
  const shown = first ? `${format(first)}–${format(first + count - 1)}` : format(count);
  const current = previousCursor === null ? 1 : number;
  const turn = (by: 1 | -1) => (cursor: string) =>
    onGoTo({ cursor, page: current && current + by > 0 ? current + by : undefined });
  const hasPages = previousCursor !== null || nextCursor !== null;
  return (
    <Row>
      <p role="status">{hasPages ? `${shown} of ${all}` : all}</p>
      {hasPages && (
        <nav aria-label="Pages">
          <Turn cursor={previousCursor} onGoTo={turn(-1)}>
            <ChevronLeft aria-hidden size={16} /> Previous
          </Turn>
          <Turn cursor={nextCursor} onGoTo={turn(1)}>
            Next <ChevronRight aria-hidden size={16} />
          </Turn>
        </nav>
      )}
    </Row>
  );
}

type Place = Pick<PaginationProps, 'page' | 'number' | 'count'> & { size: number };

/**
 * The position of the page's first row. The ends of the list are sure; between them the number of the page says it,
 * unless the list has become too short for it.
 */
function firstPosition({ page, number, count, size }: Place): number | undefined {
  if (page.previousCursor === null) return 1;
  if (page.nextCursor === null) return page.total - count + 1;
  if (number === undefined) return undefined;
  const first = (number - 1) * size + 1;
  return first + count <= page.total ? first : undefined;
}

interface TurnProps {
  cursor: string | null;
  onGoTo: (cursor: string) => void;
  children: ReactNode;
}

function Turn({ cursor, onGoTo, children }: TurnProps) {
  return (
    <Button disabled={cursor === null} onClick={() => cursor !== null && onGoTo(cursor)}>
      {children}
    </Button>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.sm};
  min-height: 36px;
  margin-top: ${space.md};
  color: ${token.textMuted};
  ${type.sm}
  font-variant-numeric: tabular-nums;
  /* There the buttons have a line of their own: the count stands at one height without them, too. */
  ${media.phone} {
    min-height: 0;
  }

  nav {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.sm};
    /* Within reach of either thumb. */
    ${media.phone} {
      flex: 1 1 100%;
      & > * {
        flex: 1;
      }
    }
    ${media.print} {
      display: none;
    }
  }
`;
