import { msg, type Text, type Translate } from '@stockroom/contract';
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
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../../texts';
import { DevRemotesCard } from './dev-remotes-card';
import { useFeatures, type Feature, type FeatureStatus } from './use-features';

/** The live version of each feature, its deployment and its status. */
export function FeaturesCard() {
  const t = useTranslate();
  const columns = useMemo(() => featureColumns(t), [t]);
  const [registry] = useState(readRegistry);
  const { features, isChecking, check } = useFeatures();
  return (
    <>
      <TableCard
        title={t('Features')}
        description={
          <>
            {t('Each feature has its own deployments.')}{' '}
            {registry && <TextLink to="/releases">{t('Releases')}</TextLink>}
          </>
        }
        actions={
          <Button icon={RotateCw} busy={isChecking} onClick={check}>
            {t('Check again')}
          </Button>
        }
      >
        <DataTable label={t('Features')} columns={columns} rows={features} rowKey={nameOf} />
      </TableCard>
      {registry?.devRemotes && <DevRemotesCard remotes={registry.remotes} />}
    </>
  );
}

function featureColumns(t: Translate): readonly Column<Feature>[] {
  return [
    {
      id: 'feature',
      header: t('Feature'),
      kind: 'title',
      cell: ({ title, name }) => <RecordCell title={title} detail={name} />,
    },
    {
      id: 'version',
      header: t('Version'),
      nowrap: true,
      cell: ({ version = '—', pageVersion }) => (
        <>
          {version}
          {pageVersion && (
            <Loaded>{t('this page runs {version}', { version: pageVersion })}</Loaded>
          )}
        </>
      ),
    },
    {
      id: 'deployedAt',
      header: t('Deployed'),
      nowrap: true,
      cell: ({ deployedAt }) => (deployedAt ? <DateTime value={deployedAt} /> : '—'),
    },
    { id: 'status', header: t('Status'), cell: ({ status }) => <StatusBadge status={status} /> },
  ];
}

const Loaded = styled.span`
  display: block;
  color: ${token.textMuted};
  ${type.xs}
`;

const STATUS: Record<FeatureStatus, { label: Text; tone: Tone; icon: LucideIcon }> = {
  checking: { label: msg('Checking…'), tone: 'neutral', icon: LoaderCircle },
  reachable: { label: msg('Reachable'), tone: 'success', icon: CircleCheck },
  'not-reachable': { label: msg('Not reachable'), tone: 'danger', icon: CircleX },
  'switched-off': { label: msg('Switched off'), tone: 'neutral', icon: CirclePause },
  'not-deployed': { label: msg('Not deployed'), tone: 'neutral', icon: CircleDashed },
};

function StatusBadge({ status }: { status: FeatureStatus }) {
  const t = useTranslate();
  const { label, tone, icon } = STATUS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {t(label)}
    </Badge>
  );
}

const nameOf = ({ name }: Feature) => name;
