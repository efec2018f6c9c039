import type { TurnoverReport } from '@stockroom/contract';
import { media, Quantity, space, token, type, visuallyHidden } from '@stockroom/shared-ui';
import styled from 'styled-components';
import { ChartFrame } from '../charts/chart-frame';
import { FigureLink, MoneyLink } from '../figures';
import { movementsPath, type MovementFilter } from '../report-paths';

interface MovementReasonsProps extends Pick<TurnoverReport, 'reasons'> {
  /** Of the movements behind the figures; null where no list shows exactly these. */
  filter: MovementFilter | null;
}

/** The value of stock in and out by reason, in a small table. */
export function MovementReasons({ reasons, filter }: MovementReasonsProps) {
  const pathOf = (reason: string, movementType?: 'in' | 'out') =>
    filter && movementsPath({ reason, movementType, ...filter });
  return (
    <ChartFrame title="Value in and out by reason">
      {/* Some browsers drop the roles of a table with the layout of a phone. */}
      <Table role="table" aria-label="By reason">
        <thead role="rowgroup">
          <tr role="row">
            {['Reason', 'In', 'Out'].map((header) => (
              <th key={header} role="columnheader" scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {reasons.map(({ reason, movements, inValue, outValue }) => (
            <tr role="row" key={reason}>
              <th role="rowheader" scope="row">
                <FigureLink of={movements} to={pathOf(reason)}>
                  {reason}
                </FigureLink>{' '}
                <Count>
                  <Quantity value={movements} /> {movements === 1 ? 'movement' : 'movements'}
                </Count>
              </th>
              <td role="cell" data-label="In">
                <MoneyLink value={inValue} to={pathOf(reason, 'in')} />
              </td>
              <td role="cell" data-label="Out">
                <MoneyLink value={outValue} to={pathOf(reason, 'out')} />
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
  /* A phone has no room for two sums of ten digits beside their reason: each has a line with its name. */
  ${media.phone} {
    &,
    tbody,
    tr,
    tbody th {
      display: block;
    }
    thead {
      ${visuallyHidden}
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
