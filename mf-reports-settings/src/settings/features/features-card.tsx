import { Badge, Button, DateTime, token, type, type Tone } from '@stockroom/shared-ui';
import { DataTable, RecordCell, TableCard, type Column } from '@stockroom/shared-ui/data-table';
import {
  CircleCheck,
  CircleDashed,
  CircleX,
  LoaderCircle,
  RotateCw,
  type LucideIcon,
} from 'lucide-react';
import styled from 'styled-components';
import { useFeatures, type Feature, type FeatureHealth } from './use-features';

/** Which version of each part is live, since when, and whether the server has its files. */
export function FeaturesCard() {
  const { features, isChecking, check } = useFeatures();
  return (
    <TableCard
      title="Features"
      description="Deployed one by one."
      actions={
        <Button icon={RotateCw} busy={isChecking} onClick={check}>
          Check again
        </Button>
      }
    >
      <DataTable label="Features" columns={COLUMNS} rows={features} rowKey={nameOf} />
    </TableCard>
  );
}

const COLUMNS: readonly Column<Feature>[] = [
  {
    id: 'feature',
    header: 'Feature',
    kind: 'title',
    cell: ({ title, name }) => <RecordCell title={title} detail={name} />,
  },
  {
    id: 'version',
    header: 'Version',
    nowrap: true,
    cell: ({ version = '—', pageVersion }) => (
      <>
        {version}
        {pageVersion && <Loaded>this page has {pageVersion}</Loaded>}
      </>
    ),
  },
  {
    id: 'deployedAt',
    header: 'Deployed',
    nowrap: true,
    cell: ({ deployedAt }) => (deployedAt ? <DateTime value={deployedAt} /> : '—'),
  },
  { id: 'health', header: 'Health', cell: ({ health }) => <HealthBadge health={health} /> },
];

const Loaded = styled.span`
  display: block;
  color: ${token.textMuted};
  ${type.xs}
`;

const LOOKS: Record<FeatureHealth, { label: string; tone: Tone; icon: LucideIcon }> = {
  checking: { label: 'Checking…', tone: 'neutral', icon: LoaderCircle },
  healthy: { label: 'Healthy', tone: 'success', icon: CircleCheck },
  failing: { label: 'Not available', tone: 'danger', icon: CircleX },
  'not deployed': { label: 'Not deployed', tone: 'neutral', icon: CircleDashed },
};

function HealthBadge({ health }: { health: FeatureHealth }) {
  const { label, tone, icon } = LOOKS[health];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}

const nameOf = ({ name }: Feature) => name;
