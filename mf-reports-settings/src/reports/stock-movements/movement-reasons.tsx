import type { TurnoverReport } from '@stockroom/contract';
import { media, Money, Quantity, space, token, type, visuallyHidden } from '@stockroom/shared-ui';
import styled from 'styled-components';
import { ChartFrame } from '../charts/chart-frame';
import { FigureLink } from '../figure-link';

interface MovementReasonsProps extends Pick<TurnoverReport, 'reasons'> {
  /** Where the movements of a reason are; null where no list shows just them. */
  linkTo: ((filter: { reason: string; movementType?: 'in' | 'out' }) => string) | null;
}

/** Why stock moved in the period, in one small table beside the picture. */
export function MovementReasons({ reasons, linkTo }: MovementReasonsProps) {
  return (
    <ChartFrame title="Value in and out by reason">
      {/* The roles are said again because some browsers lose them with the layout of a phone. */}
      <Table role="table" aria-label="By reason">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              Reason
            </th>
            <th role="columnheader" scope="col">
              In
            </th>
            <th role="columnheader" scope="col">
              Out
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {reasons.map(({ reason, movements, inValue, outValue }) => (
            <tr role="row" key={reason}>
              <th role="rowheader" scope="row">
                <FigureLink of={movements} to={linkTo && linkTo({ reason })}>
                  {reason}
                </FigureLink>{' '}
                <Count>
                  <Quantity value={movements} /> {movements === 1 ? 'movement' : 'movements'}
                </Count>
              </th>
              <td role="cell" data-label="In">
                <FigureLink of={inValue} to={linkTo && linkTo({ reason, movementType: 'in' })}>
                  <Money value={inValue} />
                </FigureLink>
              </td>
              <td role="cell" data-label="Out">
                <FigureLink of={outValue} to={linkTo && linkTo({ reason, movementType: 'out' })}>
                  <Money value={outValue} />
                </FigureLink>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </ChartFrame>
  );
}

const Table = styled.table`
  width: 100%;
  ${type.sm}
  th,
  td {
    padding: ${space.xs} 0;
    font-weight: 400;
    text-align: end;
  }
  th + th,
  td {
    padding-inline-start: ${space.sm};
  }
  th:first-child {
    text-align: start;
  }
  thead th {
    color: ${token.textMuted};
    ${type.xs}
    font-weight: 500;
  }
  tbody tr {
    border-top: 1px solid ${token.border};
  }
  ${media.phone} {
    &,
    thead,
    tbody {
      display: block;
    }
    /* The sums stand below their reason: beside it, two of ten digits would not fit. */
    tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    tbody th {
      grid-column: 1 / -1;
      padding-bottom: 0;
    }
    /* "Reason" and "In" share a place, one at either end of it. */
    thead th:not(:last-child) {
      grid-area: 1 / 1;
    }
    /* Sums of still more digits break rather than push the page aside. */
    td span {
      overflow-wrap: anywhere;
      white-space: normal;
    }
  }
  /* Each sum on a line of its own, named there. */
  ${media.zoomed} {
    thead {
      ${visuallyHidden}
    }
    tr {
      grid-template-columns: minmax(0, 1fr);
    }
    td {
      display: flex;
      justify-content: space-between;
      gap: ${space.sm};
      padding-inline-start: 0;
      &::before {
        content: attr(data-label);
        color: ${token.textMuted};
      }
    }
  }
`;
const Count = styled.span`
  color: ${token.textMuted};
  ${type.xs}
  white-space: nowrap;
`;
