import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/buttons/button';
import { useTranslate } from '../../texts';
import { media, space } from '../../theme/theme';

interface FilterBarProps {
  /** How many filters are set, besides the search. */
  count: number;
  children: ReactNode;
}

/** One row of search and filters above a table; a phone folds all but the search and what a link has set. */
export function FilterBar({ count, children }: FilterBarProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <Bar data-filters={isOpen ? 'open' : 'folded'}>
      {children}
      <Fold icon="filters" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {count === 0 ? t('Filters') : t('Filters: {count}', { count })}
      </Fold>
    </Bar>
  );
}

const Fold = styled(Button)`
  display: none;
  ${media.phone} {
    display: inline-flex;
  }
`;
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space.sm};
  margin-bottom: ${space.lg};
  /* Two filters share a line. Dates, chips and an odd last filter have a line of their own. */
  ${media.phone} {
    & > * {
      flex: 1 1 calc(50% - ${space.sm});
      order: 2;
      min-width: 0;
    }
    & > [role='search'] {
      order: 0;
    }
    & > ${Fold} {
      flex: none;
      order: 1;
    }
    & > :is([role='group'], button:not(${Fold})) {
      flex-basis: 100%;
    }
    &[data-filters='folded'] > :not([role='search'], button) {
      display: none;
    }
  }
  /* No room for two filters beside each other. */
  @media (max-width: 343.98px) {
    & > * {
      flex-basis: 100%;
    }
  }
  ${media.print} {
    display: none;
  }
`;
