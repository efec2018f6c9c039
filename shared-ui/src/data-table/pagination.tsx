import type { Page } from '@stockroom/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '../components/button';
import { useFormat } from '../store/hooks';
import { space, token, type } from '../theme/token';

export interface Noun {
  one: string;
  many: string;
}

interface PaginationProps {
  page: Page;
  /** How many rows this page has. */
  count: number;
  /** What is counted: { one: 'product', many: 'products' }. */
  noun: Noun;
  onGoTo: (cursor: string) => void;
}

/** How many records there are, said aloud when it changes, and the way to the pages beside this one. */
export function Pagination({ page, count, noun, onGoTo }: PaginationProps) {
  const { number } = useFormat();
  const { previousCursor, nextCursor, total } = page;
  const all = `${number(total)} ${total === 1 ? noun.one : noun.many}`;
  const hasPages = previousCursor !== null || nextCursor !== null;
  return (
    <Row>
      <p role="status">{hasPages ? `${number(count)} of ${all}` : all}</p>
      {hasPages && (
        <nav aria-label="Pages">
          <Turn icon={ChevronLeft} cursor={previousCursor} onGoTo={onGoTo}>
            Previous
          </Turn>
          <Turn icon={ChevronRight} cursor={nextCursor} onGoTo={onGoTo}>
            Next
          </Turn>
        </nav>
      )}
    </Row>
  );
}

interface TurnProps {
  icon: typeof ChevronLeft;
  cursor: string | null;
  onGoTo: (cursor: string) => void;
  children: string;
}

function Turn({ icon, cursor, onGoTo, children }: TurnProps) {
  return (
    <Button
      icon={icon}
      disabled={cursor === null}
      onClick={() => cursor !== null && onGoTo(cursor)}
    >
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

  nav {
    display: flex;
    gap: ${space.sm};
  }
`;
