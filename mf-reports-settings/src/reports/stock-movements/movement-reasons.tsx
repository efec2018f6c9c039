import type { TurnoverReport } from '@stockroom/contract';
import { Money, Quantity, space, token, type } from '@stockroom/shared-ui';
import styled from 'styled-components';
import { ChartFrame } from '../charts/chart-frame';
import { movementsPath } from '../drill-down';
import { FigureLink, PlainLink } from '../figure-link';
import type { Period } from '../period';

interface MovementReasonsProps extends Pick<TurnoverReport, 'reasons'> {
  period: Period;
}

/** Why stock moved in the period, in one small table beside the picture. */
export function MovementReasons({ reasons, period }: MovementReasonsProps) {
  return (
    <ChartFrame title="Value in and out by reason">
      <Table aria-label="By reason">
        <thead>
          <tr>
            <th scope="col">Reason</th>
            <th scope="col">In</th>
            <th scope="col">Out</th>
          </tr>
        </thead>
        <tbody>
          {reasons.map(({ reason, movements, inValue, outValue }) => (
            <tr key={reason}>
              <th scope="row">
                <PlainLink to={movementsPath({ reason, ...period })}>{reason}</PlainLink>{' '}
                <Count>
                  <Quantity value={movements} /> {movements === 1 ? 'movement' : 'movements'}
                </Count>
              </th>
              <td>
                <FigureLink
                  of={inValue}
                  to={movementsPath({ reason, movementType: 'in', ...period })}
                >
                  <Money value={inValue} />
                </FigureLink>
              </td>
              <td>
                <FigureLink
                  of={outValue}
                  to={movementsPath({ reason, movementType: 'out', ...period })}
                >
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
`;
const Count = styled.span`
  color: ${token.textMuted};
  ${type.xs}
  white-space: nowrap;
`;
