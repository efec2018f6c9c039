import type { TurnoverReport } from '@stockroom/contract';
import { media, Money, Quantity, space, token, type } from '@stockroom/shared-ui';
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
                <FigureLink of={movements} to={linkTo && linkTo({ reason })}>
                  {reason}
                </FigureLink>{' '}
                <Count>
                  <Quantity value={movements} /> {movements === 1 ? 'movement' : 'movements'}
                </Count>
              </th>
              <td>
                <FigureLink of={inValue} to={linkTo && linkTo({ reason, movementType: 'in' })}>
                  <Money value={inValue} />
                </FigureLink>
              </td>
              <td>
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
  ${media.phone} {
    /* Sums of many digits break rather than push the page aside. */
    td span {
      overflow-wrap: anywhere;
      white-space: normal;
    }
  }
  tbody tr {
    border-top: 1px solid ${token.border};
  }
`;
const Count = styled.span`
  color: ${token.textMuted};
  ${type.xs}
  white-space: nowrap;
  ${media.phone} {
    display: block;
  }
`;
