import {
  movementsPath,
  reasonText,
  type StockMovementQuery,
  type TurnoverReport,
} from '@stockroom/contract';
import { media, space, token, type, useFormat, visuallyHidden } from '@stockroom/shared-ui';
import styled from 'styled-components';
import { useTranslate } from '../../texts';
import { ChartFrame } from '../charts/chart-frame';
import { FigureLink, MoneyLink } from '../figures';

interface MovementReasonsProps extends Pick<TurnoverReport, 'reasons'> {
  /** Of the movements behind the figures; null where no list shows exactly these. */
  filter: StockMovementQuery | null;
}

/** The value of stock in and out by reason, in a small table. */
export function MovementReasons({ reasons, filter }: MovementReasonsProps) {
  const t = useTranslate();
  const { number } = useFormat();
  const pathOf = (reason: string, movementType?: 'in' | 'out') =>
    filter && movementsPath({ reason, movementType, ...filter });
  const nameOf = ({ reason }: (typeof reasons)[number]) => t(reasonText(reason));
  const sorted = [...reasons].sort((one, other) => nameOf(one).localeCompare(nameOf(other)));
  return (
    <ChartFrame title={t('Value in and out by reason')}>
      {/* Some browsers drop the roles of a table with the layout of a phone. */}
      <Table role="table" aria-label={t('By reason')}>
        <thead role="rowgroup">
          <tr role="row">
            {[t('Reason'), t('In'), t('Out')].map((header) => (
              <th key={header} role="columnheader" scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {sorted.map(({ reason, movements, inValue, outValue }) => (
            <tr role="row" key={reason}>
              <th role="rowheader" scope="row">
                <FigureLink of={movements} to={pathOf(reason)}>
                  {t(reasonText(reason))}
                </FigureLink>{' '}
                <Count>
                  {t.plural(movements, '{count} movement', '{count} movements', {
                    count: number(movements),
                  })}
                </Count>
              </th>
              <td role="cell" data-label={t('In')}>
                <MoneyLink value={inValue} to={pathOf(reason, 'in')} />
              </td>
              <td role="cell" data-label={t('Out')}>
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
