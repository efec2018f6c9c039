import type { TurnoverReport } from '@stockroom/contract';
import { Money, Quantity, TextLink } from '@stockroom/shared-ui';
import { DataTable, type Column } from '@stockroom/shared-ui/data-table';
import { useMemo } from 'react';
import { movementsPath } from '../drill-down';
import type { Period } from '../period';

type ReasonRow = TurnoverReport['reasons'][number];

interface MovementReasonsProps extends Pick<TurnoverReport, 'reasons'> {
  period: Period;
}

/** Why stock moved in the period. */
export function MovementReasons({ reasons, period }: MovementReasonsProps) {
  const { from, to } = period;
  const columns = useMemo(() => reasonColumns({ from, to }), [from, to]);
  return <DataTable label="By reason" columns={columns} rows={reasons} rowKey={reasonOf} />;
}

function reasonColumns(period: Period): readonly Column<ReasonRow>[] {
  return [
    {
      id: 'reason',
      header: 'Reason',
      kind: 'title',
      cell: ({ reason }) => (
        <TextLink $quiet to={movementsPath({ reason, ...period })}>
          {reason}
        </TextLink>
      ),
    },
    {
      id: 'movements',
      header: 'Movements',
      align: 'end',
      cell: ({ movements }) => <Quantity value={movements} />,
    },
    {
      id: 'inValue',
      header: 'In Value',
      align: 'end',
      cell: ({ inValue }) => <Money value={inValue} />,
    },
    {
      id: 'outValue',
      header: 'Out Value',
      align: 'end',
      cell: ({ outValue }) => <Money value={outValue} />,
    },
  ];
}

const reasonOf = ({ reason }: ReasonRow) => reason;
