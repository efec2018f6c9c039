import { css, type RuleSet } from 'styled-components';
import { space } from '../../theme/token';

/** Widths of the table's own frame, not of the window: beside a panel it is narrow on any screen. */
export const TIGHT = '@container table (max-width: 1199.98px)';
export const TIGHTER = '@container table (max-width: 1099.98px)';

export const ROOMY = '@container table (min-width: 1100px)';

/** Before the first column and after the last; a card around the table says how far its own content is from its edges. */
export const tableEdge = `var(--table-edge, ${space.lg})`;

/** A table of more columns than this has no room for all of them on a tablet. */
export const FEW_COLUMNS = 6;

/** What holds where rows are cards: where it is narrower than a form, and on a tablet where it has many columns. */
export const inCards = (look: RuleSet) => css`
  @container few-columns (max-width: 635.98px) {
    ${look}
  }
  @container many-columns (max-width: 899.98px) {
    ${look}
  }
`;

/** Where two cards stand beside each other. */
export const CARDS_IN_PAIRS =
  '@container many-columns (min-width: 600px) and (max-width: 899.98px)';
