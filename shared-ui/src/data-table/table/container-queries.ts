import { css, type RuleSet } from 'styled-components';
import { space } from '../../theme/theme';

/** Widths of the table's frame, not of the window: beside a panel a table is narrow on any screen. */
export const TIGHT = '@container table (max-width: 1199.98px)';
export const TIGHTER = '@container table (max-width: 1099.98px)';

export const NOT_WIDE = '@container table (max-width: 959.98px)';

export const ROOMY = '@container table (min-width: 1100px)';

/** Space before the first and after the last column; TableCard sets it to its own padding. */
export const tableEdge = `var(--table-edge, ${space.lg})`;

/** A tablet has no room for more columns than this. */
export const FEW_COLUMNS = 6;

/** Of lists, whose rows are two lines on a phone. */
export const PHONE = '@container lines (max-width: 635.98px)';
export const TABLET = '@container lines (max-width: 899.98px)';

/** Rules for where rows are cards: in a narrow table, and on a tablet in one with many columns. */
export const inCards = (rules: RuleSet) => css`
  ${PHONE} {
    ${rules}
  }
  @container few-columns (max-width: 539.98px) {
    ${rules}
  }
  @container many-columns (max-width: 899.98px) {
    ${rules}
  }
`;

export const CARDS_IN_PAIRS =
  '@container many-columns (min-width: 600px) and (max-width: 899.98px)';
