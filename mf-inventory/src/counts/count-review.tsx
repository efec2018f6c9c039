import {
  amountOf,
  differenceOf,
  sumMoney,
  type DocumentLine,
  type StockDocument,
  type Translate,
} from '@stockroom/contract';
import {
  Button,
  Card,
  DescriptionList,
  EmptyState,
  Money,
  Notice,
  space,
  useCan,
  useFormat,
} from '@stockroom/shared-ui';
import { DataTable, TableCard, type Column } from '@stockroom/shared-ui/data-table';
import { ClipboardCheck } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { countFacts, countFigures } from './count-figures';
import { useEntry } from '../documents/line-cells';
import { sheetColumns } from '../documents/sheet-columns';
import { useTranslate } from '../texts';

/** What people have found, the largest differences first. */
export function CountReview({ document }: { document: StockDocument }) {
  const t = useTranslate();
  const format = useFormat();
  const canSeeCosts = useCan('costs:read');
  const canApprove = useCan('counts:approve');
  const { different } = countFigures(document);
  const columns = useMemo(() => [...sheetColumns('count', t), againColumn(t)], [t]);
  if (document.isBlind && !canApprove)
    return <Notice>{t('This count is blind: its differences appear once it is posted.')}</Notice>;
  const value = sumMoney(different.map((line) => amountOf('count', line)));
  return (
    <>
      <Card title={t('Result')}>
        <DescriptionList
          layout="columns"
          items={[
            ...countFacts(document, t, format),
            canSeeCosts && { label: t('Value'), value: <Money value={value} signed /> },
          ]}
        />
      </Card>
      <TableCard title={t('Differences')}>
        {different.length > 0 ? (
          <DataTable
            label={t('Differences')}
            columns={columns}
            rows={different.sort(byWeight)}
            rowKey={({ productId }) => productId}
          />
        ) : (
          <EmptyState icon={ClipboardCheck} title={t('No differences')} />
        )}
      </TableCard>
    </>
  );
}

function byWeight(a: DocumentLine, b: DocumentLine): number {
  const weight = (line: DocumentLine) =>
    Math.abs(Number(amountOf('count', line)) || differenceOf(line));
  return weight(b) - weight(a);
}

function againColumn(t: Translate): Column<DocumentLine> {
  return {
    id: 'again',
    header: t('Actions'),
    kind: 'actions',
    cell: (line) => <CountAgain line={line} />,
  };
}

function CountAgain({ line }: { line: DocumentLine }) {
  const t = useTranslate();
  const { enter, save } = useEntry();
  const again = () => {
    enter(line.productId, { quantity: '' });
    void save();
  };
  return (
    <Again size="small" aria-description={line.productName} onClick={again}>
      {t('Count again')}
    </Again>
  );
}

/* Cells of actions reach over the edge of a card, for icons. */
const Again = styled(Button)`
  margin-inline-end: ${space.lg};
`;
