import { DEFAULT_PAGE_SIZE, type Page } from '@stockroom/contract';
import styled from 'styled-components';
import { Button } from '../components/buttons/button';
import { useFormat } from '../store/hooks';
import { useTranslate } from '../texts';
import { media, space, token, type } from '../theme/theme';
import type { PagePlace } from './use-list-query';

/** What a list says of its rows. */
export interface ListWords {
  /** "12 products". @param shown the number in the reader's format */
  count: (total: number, shown: string) => string;
  /** "No products found", where nothing matches the filters. */
  none: string;
}

interface PaginationProps {
  page: Page;
  number: number | undefined;
  count: number;
  size?: number;
  words: Pick<ListWords, 'count'>;
  onGoTo: (place: PagePlace) => void;
}

/** The position of this page in the list, which screen readers announce, and the way to its neighbours. */
export function Pagination(props: PaginationProps) {
  const { page, number, count, size = DEFAULT_PAGE_SIZE, words, onGoTo } = props;
  const t = useTranslate();
  const format = useFormat().number;
  const { previousCursor, nextCursor, total } = page;
  const all = words.count(total, format(total));
  const first = firstPosition({ page, number, count, size });
  const shown = first ? `${format(first)}–${format(first + count - 1)}` : format(count);
  const current = previousCursor === null ? 1 : number;
  const turn = (by: 1 | -1, cursor: string | null) => ({
    disabled: cursor === null,
    onClick: () => {
      const page = current && current + by > 0 ? current + by : undefined;
      if (cursor !== null) onGoTo({ cursor, page });
    },
  });
  const hasPages = previousCursor !== null || nextCursor !== null;
  return (
    <Row>
      <p role="status">{hasPages ? t('{shown} of {all}', { shown, all }) : all}</p>
      {hasPages && (
        <nav aria-label={t('Pages')}>
          <Button {...turn(-1, previousCursor)} icon="chevron-left">
            {t('Previous')}
          </Button>
          <Next {...turn(1, nextCursor)} icon="chevron-right">
            {t('Next')}
          </Next>
        </nav>
      )}
    </Row>
  );
}

type Place = Pick<PaginationProps, 'page' | 'number' | 'count'> & { size: number };

/**
 * The position of the page's first row. The first and the last page know it; between them the number of the page
 * tells it, unless the list has become too short.
 */
function firstPosition({ page, number, count, size }: Place): number | undefined {
  if (page.previousCursor === null) return 1;
  if (page.nextCursor === null) return page.total - count + 1;
  if (number === undefined) return undefined;
  const first = (number - 1) * size + 1;
  return first + count <= page.total ? first : undefined;
}

const Next = styled(Button)`
  flex-direction: row-reverse;
`;
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
  /* The buttons have a line of their own. */
  ${media.phone} {
    min-height: 0;
  }
  ${media.print} {
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
