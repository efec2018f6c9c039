import { css } from 'styled-components';
import { space, token, type } from '../theme/token';
import { NARROW } from './table-widths';

/** The row of totals: part of the look of a table. */
export const totalsLook = css`
  tfoot th,
  tfoot td {
    position: static;
    height: 44px;
    border-top: 1px solid ${token.border};
    border-bottom: 0;
    background: transparent;
    color: ${token.text};
    ${type.sm}
    font-weight: 600;
  }
  ${NARROW} {
    tfoot,
    tfoot tr,
    tfoot th {
      display: block;
    }
    tfoot tr {
      padding: ${space.md} ${space.lg};
      border-top: 1px solid ${token.border};
    }
    tfoot th,
    tfoot td {
      height: auto;
      padding: 0;
      border: 0;
    }
    tfoot td:empty {
      display: none;
    }
  }
`;
