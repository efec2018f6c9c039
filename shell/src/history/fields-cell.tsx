import { describeFields, type DescribedField, type FieldChange } from '@stockroom/contract';
import { clamp, TextButton, useFormat } from '@stockroom/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../texts';

const FEW_FIELDS = 3;
/** About three lines. */
const SHORT_LENGTH = 140;

/** The changed fields, old and new; many fields and long texts are whole on request. */
export function FieldsCell({ fields }: { fields: readonly FieldChange[] }) {
  const t = useTranslate();
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  const all = describeFields(fields, format, t);
  if (all.length === 0) return '—';
  const showAll = all.length === 1 ? t('Show all') : t('Show all {count}', { count: all.length });
  const isLong =
    all.length > FEW_FIELDS || all.some((field) => inWords(field).length > SHORT_LENGTH);
  return (
    <Fields>
      <List>
        {all.slice(0, isWhole ? undefined : FEW_FIELDS).map((field) => (
          <Field key={field.label} $isWhole={isWhole}>
            <span className="muted">{field.label}</span> {inWords(field)}
          </Field>
        ))}
      </List>
      {isLong && (
        <TextButton type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('Show less') : showAll}
        </TextButton>
      )}
    </Fields>
  );
}

/** "100,00 ₽ → 120,00 ₽"; the value alone where there was none before. */
function inWords({ from, to }: DescribedField): string {
  return from === '' ? to || '—' : `${from} → ${to || '—'}`;
}

const Fields = styled.div`
  text-align: start;
`;
const List = styled.ul`
  display: grid;
  gap: 2px;
`;
const Field = styled.li<{ $isWhole: boolean }>`
  overflow-wrap: anywhere;
  white-space: pre-line;
  ${({ $isWhole }) => !$isWhole && clamp(3)}
`;
