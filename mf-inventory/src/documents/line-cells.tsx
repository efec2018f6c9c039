import {
  countDecimals,
  parseTyped,
  reasonText,
  REJECT_REASONS,
  sumQuantities,
  typedText,
  unitText,
  type DocumentLine,
  type Language,
} from '@stockroom/contract';
import {
  Button,
  Input,
  media,
  space,
  token,
  type,
  useFormat,
  useLanguage,
} from '@stockroom/shared-ui';
import { ErrorText, Select } from '@stockroom/shared-ui/forms';
import { createContext, useContext, useId } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../texts';
import { goToNeighbour, isReasonOf } from './line-focus';
import type { Entry, EntryField } from './typed-lines';
import type { LineEntry } from './use-line-entry';

/** The entering of the draft around a cell. */
export const EntryContext = createContext<LineEntry | null>(null);

export function useEntry(): LineEntry {
  const entry = useContext(EntryContext);
  if (entry === null) throw new Error('Put cells of lines inside an <EntryContext>');
  return entry;
}

interface NumberCellProps {
  line: Pick<DocumentLine, 'productId' | 'productName' | 'unitOfMeasurement'>;
  field: Exclude<EntryField, 'rejectReason'>;
  label: string;
  showsUnit?: boolean;
  /** What the server takes if nobody enters a number. */
  placeholder?: string;
}

/** A number of a line. It is saved when the focus leaves it. */
export function NumberCell(props: NumberCellProps) {
  const { line, field, label, showsUnit = false, placeholder } = props;
  const t = useTranslate();
  const language = useLanguage();
  const { entryOf, scanned, enter, save } = useEntry();
  const { productId, productName, unitOfMeasurement: unit } = line;
  const problem = useProblem(productId, field);
  const value = shown(entryOf(productId)[field], field, language);
  const typed = parseTyped(value, language);
  const number = typeof typed === 'number' ? typed : undefined;
  const needsReason = entryOf(productId).rejectReason === '';
  return (
    <>
      <NumberBox data-scanned={field === 'quantity' && productId === scanned}>
        {showsUnit && <span>{t(unitText(unit, number))}</span>}
        <Input
          role="spinbutton"
          inputMode="decimal"
          autoComplete="off"
          data-line-field={field}
          data-product={productId}
          aria-label={`${label}: ${productName}`}
          placeholder={placeholder}
          aria-valuenow={number}
          aria-valuetext={value || undefined}
          {...problem.attributes}
          value={value}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ target }) => enter(productId, { [field]: target.value, unit })}
          onBlur={({ relatedTarget: next }) =>
            (needsReason && isReasonOf(next, productId)) || void save()
          }
          onKeyDown={goToNeighbour}
        />
      </NumberBox>
      {problem.text}
    </>
  );
}

/** A number in the person's language, a price with at least two decimals; what somebody has typed as it is. */
function shown(
  value: number | string,
  field: NumberCellProps['field'],
  language: Language,
): string {
  if (typeof value === 'string') return value;
  const decimals = field === 'unitPrice' ? Math.max(2, countDecimals(value)) : undefined;
  return typedText(value, language, decimals);
}

/** What is wrong with a field of a line: the attributes of its input, and the text below it. */
function useProblem(productId: string, field: EntryField) {
  const id = useId();
  const { problems } = useEntry();
  const problem = problems[productId];
  if (problem?.field !== field) return { attributes: {}, text: null };
  return {
    attributes: { 'aria-invalid': true, 'aria-describedby': id },
    text: <ErrorText id={id}>{problem.message}</ErrorText>,
  };
}

/** The part of a delivery or return that does not stay, with its reason. */
export function RejectedCell({ line }: { line: DocumentLine }) {
  const t = useTranslate();
  const { entryOf, enter, save } = useEntry();
  const { productId, productName } = line;
  const { rejected, rejectReason } = entryOf(productId);
  const problem = useProblem(productId, 'rejectReason');
  return (
    <Stack>
      <NumberCell line={line} field="rejected" label={t('Rejected')} />
      {rejected !== '' && (
        <Select
          data-line-field="rejectReason"
          data-product={productId}
          aria-label={`${t('Reason')}: ${productName}`}
          {...problem.attributes}
          value={rejectReason}
          onChange={({ target }) => {
            const reason = REJECT_REASONS.find((one) => one === target.value) ?? '';
            enter(productId, { rejectReason: reason });
            void save();
          }}
          onBlur={() => void save()}
        >
          <option value="">{t('Select a reason')}</option>
          {REJECT_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {t(reasonText(reason))}
            </option>
          ))}
        </Select>
      )}
      {problem.text}
    </Stack>
  );
}

interface ConflictProps {
  line: DocumentLine;
  /** Offers to add both quantities, as two people count different shelves. */
  canAdd?: boolean;
}

/** Says that somebody else has entered this line since the typing began, and lets the person choose. */
export function LineConflict({ line, canAdd = false }: ConflictProps) {
  const t = useTranslate();
  const format = useFormat();
  const { entries, quantityOf, enter, save, forget } = useEntry();
  const { productId, version, quantity, userName } = line;
  const entry = entries[productId];
  if (!entry || entry.version === version) return null;
  const mine = quantityOf(productId);
  const differs = mine !== null && quantity !== null && mine !== quantity;
  // Both quantities contain the one before. A smaller quantity is a correction, which nobody can add.
  const before = entry.before ?? 0;
  const isAdded = mine !== null && quantity !== null && mine >= before && quantity >= before;
  const sum = isAdded ? sumQuantities([mine, quantity, -before]) : null;
  const take = (change: Partial<Entry>) => {
    enter(productId, { ...change, version });
    void save();
  };
  const keepTheirs = () => {
    forget(productId);
    void save();
  };
  return (
    <Conflict role="alert" data-conflict>
      <p>
        {t('{person} entered {quantity} in the meantime.', {
          person: userName,
          quantity: quantity === null ? '—' : format.number(quantity),
        })}
      </p>
      <Button size="small" onClick={keepTheirs}>
        {differs ? t('Keep {quantity}', { quantity: format.number(quantity) }) : t('Keep theirs')}
      </Button>
      <Button size="small" onClick={() => take({})}>
        {differs ? t('Use {quantity}', { quantity: format.number(mine) }) : t('Use mine')}
      </Button>
      {canAdd && sum !== null && (
        <Button size="small" onClick={() => take({ quantity: sum })}>
          {t('Add both: {quantity}', { quantity: format.number(sum) })}
        </Button>
      )}
    </Conflict>
  );
}

/** A field for a number after its unit, so that all fields end at one edge, below the end of their heading. */
export const NumberBox = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.sm};

  input {
    width: 11ch;
    min-width: 0;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  &[data-scanned='true'] input {
    border-color: ${token.accent};
    background: ${token.accentSoft};
  }
  span {
    color: ${token.textMuted};
    ${type.xs}
  }
  [data-align='end'] & {
    justify-content: flex-end;
  }
  ${media.phone} {
    input {
      width: 14ch;
      min-height: 44px;
    }
  }
`;
const Stack = styled.div`
  display: grid;
  justify-items: end;
  gap: ${space.xs};
  ${media.phone} {
    gap: ${space.sm};
  }
`;
const Conflict = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  margin-top: ${space.xs};
  color: ${token.warning};
  ${type.sm}

  p {
    flex-basis: 100%;
  }
`;
