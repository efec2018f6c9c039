import {
  REJECT_REASONS,
  parseTyped,
  reasonText,
  type ReturnableLine,
  type ReturnSource,
} from '@stockroom/contract';
import { Button, Quantity, space, token, type, useLanguage } from '@stockroom/shared-ui';
import { NumberField, SelectField, useFormValue, useMoneyField } from '@stockroom/shared-ui/forms';
import { memo, useMemo } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../texts';
import { FindLine, type ReturnRow } from './find-line';
import { leftOf } from './return-form';

interface ReturnLinesProps {
  source: ReturnSource;
  canSeeMoney: boolean;
}

/** The products that can go back, each with its quantity. The form says which: a kept draft may have other lines. */
export function ReturnLines({ source, canSeeMoney }: ReturnLinesProps) {
  const t = useTranslate();
  const [rows, setRows] = useFormValue<readonly ReturnRow[]>('lines');
  const byId = useMemo(() => new Map(source.lines.map((line) => [line.productId, line])), [source]);
  const takeAll = () =>
    setRows(
      rows.map((row) => {
        const line = byId.get(row.productId);
        return line ? { ...row, quantity: leftOf(line) } : row;
      }),
    );
  return (
    <>
      <FindLine lines={byId} />
      <div>
        <Button size="small" onClick={takeAll}>
          {t('Return everything')}
        </Button>
      </div>
      {rows.map(({ productId }, index) => {
        const line = byId.get(productId);
        return (
          line && (
            <Line
              key={productId}
              line={line}
              name={`lines[${index}]`}
              canWriteOff={source.kind === 'customer-return'}
              canSeeMoney={canSeeMoney}
            />
          )
        );
      })}
    </>
  );
}

interface LineProps {
  line: ReturnableLine;
  name: string;
  canWriteOff: boolean;
  canSeeMoney: boolean;
}

/** Does not render when somebody types into another line. */
const Line = memo(function Line({ line, name, canWriteOff, canSeeMoney }: LineProps) {
  const t = useTranslate();
  const money = useMoneyField();
  const language = useLanguage();
  const [rejected] = useFormValue<number | string>(`${name}.rejected`);
  const { productName, productSku, unitOfMeasurement: unit, moved, returned } = line;
  return (
    <Group role="group" aria-label={productName}>
      <div>
        <strong>{productName}</strong>
        <Muted>
          {productSku} · {canWriteOff ? t('Sold') : t('Received')}{' '}
          <Quantity value={moved} unit={unit} />
          {returned > 0 && (
            <>
              {' · '}
              {t('Returned')} <Quantity value={returned} />
            </>
          )}
        </Muted>
      </div>
      <NumberField name={`${name}.quantity`} label={t('Quantity returned')} min={0} />
      {canWriteOff && (
        <WriteOff>
          <NumberField name={`${name}.rejected`} label={t('Of these, written off')} min={0} />
          {Number(parseTyped(rejected, language)) > 0 && (
            <SelectField
              name={`${name}.rejectReason`}
              label={t('Reason')}
              required
              placeholder={t('Select a reason')}
              options={REJECT_REASONS.map((value) => ({ value, label: t(reasonText(value)) }))}
            />
          )}
        </WriteOff>
      )}
      {canSeeMoney && <NumberField {...money} name={`${name}.unitPrice`} label={t('Unit Price')} />}
    </Group>
  );
});

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md};
  padding-block: ${space.md};
  border-bottom: 1px solid ${token.border};

  & > * {
    flex: 1 1 130px;
  }
  & > :first-child {
    flex-basis: 280px;
  }
`;
const WriteOff = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.md};
`;
const Muted = styled.p`
  color: ${token.textMuted};
  ${type.sm}
`;
