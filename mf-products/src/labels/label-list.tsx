import { IconButton, Input, Quantity, space, token, useFormat } from '@stockroom/shared-ui';
import { DataTable, RecordCell, type Column } from '@stockroom/shared-ui/data-table';
import { ErrorText } from '@stockroom/shared-ui/forms';
import { unitText, type Translate } from '@stockroom/contract';
import { X } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../texts';
import { MAX_COPIES, toCopies } from './label-address';
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
          <Quantity value={currentStock} />{' '}
          <Unit>{t(unitText(unitOfMeasurement, currentStock))}</Unit>
        </Stock>
      ),
    },
    {
      id: 'copies',
      header: t('Copies'),
      align: 'end',
      cell: (row) => <Copies {...row} onChange={change.setCopies} />,
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

interface CopiesProps extends LabelRow {
  onChange: (id: string, copies: number) => void;
}

/** What is no number of labels stays in the field and prints none. */
function Copies({ product: { _id, name }, copies, onChange }: CopiesProps) {
  const t = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && toCopies(typed) === null;
  return (
    <>
      <CopiesInput
        // A scan into a number goes to the field for products.
        role="spinbutton"
        aria-valuenow={copies}
        aria-label={t('Copies')}
        aria-description={name}
        aria-invalid={isWrong || undefined}
        aria-errormessage={isWrong ? id : undefined}
        inputMode="numeric"
        value={typed ?? copies}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(_id, toCopies(target.value) ?? 0);
        }}
        onBlur={() => isWrong || setTyped(null)}
      />
      {isWrong && (
        <ErrorText id={id}>{t('A whole number, at most {max}', { max: MAX_COPIES })}</ErrorText>
      )}
    </>
  );
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
const CopiesInput = styled(Input)`
  width: 72px;
  padding-inline: ${space.sm};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
