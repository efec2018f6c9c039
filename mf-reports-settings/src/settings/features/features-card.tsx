import {
  Badge,
  Button,
  DateTime,
  readRegistry,
  TextLink,
  token,
  type,
  type Tone,
} from '@stockroom/shared-ui';
import { DataTable, RecordCell, TableCard, type Column } from '@stockroom/shared-ui/data-table';
import {
  CircleCheck,
  CircleDashed,
  CirclePause,
  CircleX,
  LoaderCircle,
  RotateCw,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { DevRemotesCard } from './dev-remotes-card';
import { useFeatures, type Feature, type FeatureStatus } from './use-features';

/** The live version of each feature, its deployment and its status. */
export function FeaturesCard() {
  const [registry] = useState(readRegistry);
  const { features, isChecking, check } = useFeatures();
  return (
    <>
      <TableCard
        title="Features"
        description={
          <>
            Each feature has its own deployments.{' '}
            {registry && <TextLink to="/releases">Releases</TextLink>}
          </>
        }
        actions={
          <Button icon={RotateCw} busy={isChecking} onClick={check}>
            Check again
          </Button>
        }
      >
        <DataTable label="Features" columns={COLUMNS} rows={features} rowKey={nameOf} />
      </TableCard>
      {registry?.devRemotes && <DevRemotesCard remotes={registry.remotes} />}
    </>
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
        {pageVersion && <Loaded>this page runs {pageVersion}</Loaded>}
      </>
    ),
  },
  {
    id: 'deployedAt',
    header: 'Deployed',
    nowrap: true,
    cell: ({ deployedAt }) => (deployedAt ? <DateTime value={deployedAt} /> : '—'),
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
];

const Loaded = styled.span`
  display: block;
  color: ${token.textMuted};
  ${type.xs}
`;

const STATUS: Record<FeatureStatus, { label: string; tone: Tone; icon: LucideIcon }> = {
  checking: { label: 'Checking…', tone: 'neutral', icon: LoaderCircle },
  reachable: { label: 'Reachable', tone: 'success', icon: CircleCheck },
  'not reachable': { label: 'Not reachable', tone: 'danger', icon: CircleX },
  'switched off': { label: 'Switched off', tone: 'neutral', icon: CirclePause },
  'not deployed': { label: 'Not deployed', tone: 'neutral', icon: CircleDashed },
};

function StatusBadge({ status }: { status: FeatureStatus }) {
  const { label, tone, icon } = STATUS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}

const nameOf = ({ name }: Feature) => name;
