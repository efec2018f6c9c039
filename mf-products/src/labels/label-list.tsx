import { IconButton, Input, Quantity, space, token, useFormat } from '@stockroom/shared-ui';
import { DataTable, RecordCell, type Column } from '@stockroom/shared-ui/data-table';
import { ErrorText } from '@stockroom/shared-ui/forms';
import { unitText, type Translate } from '@stockroom/contract';
import { X } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../texts';
import { toCopies } from './label-address';
import type { LabelRow, useLabels } from './use-labels';

interface LabelListProps {
  rows: readonly LabelRow[];
  change: ReturnType<typeof useLabels>['change'];
  /** Millimetres. */
  labelWidth: number;
}

/** The products and how many labels of each are printed. */
export function LabelList({ rows, change, labelWidth }: LabelListProps) {
  const t = useTranslate();
  const format = useFormat();
  const width = format.number(labelWidth);
  const columns = useMemo(() => columnsOf(change, width, t), [change, width, t]);
  return <DataTable label={t('Labels')} columns={columns} rows={rows} rowKey={idOf} />;
}

const idOf = ({ product }: LabelRow) => product._id;

function columnsOf(
  change: LabelListProps['change'],
  width: string,
  t: Translate,
): readonly Column<LabelRow>[] {
  return [
    {
      id: 'product',
      header: t('Product'),
      kind: 'title',
      cell: ({ product: { name, sku } }) => <RecordCell title={name} detail={sku} />,
    },
    {
      id: 'code',
      header: t('Barcode'),
      cell: ({ code, module }) =>
        code === null ? (
          <Missing>{t('No barcode')}</Missing>
        ) : (
          <>
            <Code>{code}</Code>
            {module === null && (
              <ErrorText>{t('Too long for a label of {width} mm', { width })}</ErrorText>
            )}
          </>
        ),
    },
    {
      id: 'stock',
      header: t('Stock'),
      align: 'end',
      cell: ({ product: { currentStock, unitOfMeasurement } }) => (
        <Stock>
          <Quantity value={currentStock} /> <Unit>{t(unitText(unitOfMeasurement))}</Unit>
        </Stock>
      ),
    },
    {
      id: 'copies',
      header: t('Copies'),
      align: 'end',
      cell: ({ product: { _id, name }, copies }) => (
        <Copies
          // A scan into a number goes to the field for products.
          role="spinbutton"
          aria-valuenow={copies}
          aria-label={t('Copies')}
          aria-description={name}
          inputMode="numeric"
          value={copies}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => change.setCopies(_id, toCopies(target.value))}
        />
      ),
    },
    {
      id: 'actions',
      header: t('Actions'),
      kind: 'actions',
      cell: ({ product: { _id, name } }) => (
        <IconButton
          name={t('Remove')}
          description={name}
          icon={X}
          tooltipAlign="end"
          onClick={() => change.remove(_id)}
        />
      ),
    },
  ];
}

const Code = styled.div`
  min-width: 14ch;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
const Missing = styled.span`
  white-space: nowrap;
  color: ${token.warning};
`;
const Stock = styled.span`
  white-space: nowrap;
`;
const Unit = styled.span`
  color: ${token.textMuted};
`;
const Copies = styled(Input)`
  width: 72px;
  padding-inline: ${space.sm};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
