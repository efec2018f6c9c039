import type { ImportCell, ImportRow } from '@stockroom/contract';
import { ErrorText } from '@stockroom/shared-ui/forms';
import { useRef, useState } from 'react';
import { useCorrectImportCellMutation } from '../api/imports-api';
import { useTranslate } from '../texts';
import { CellButton, CellFrame, CellInput, CellValue } from './import.styles';
import { useWrite } from './use-write';

interface PreviewCellProps {
  importId: string;
  row: ImportRow;
  /** A key of IMPORT_FIELDS. */
  field: string;
  label: string;
}

const EMPTY: ImportCell = { typed: '', before: null, after: '' };

/** What a record has and will have; a click corrects what the file says. */
export function PreviewCell({ importId, row, field, label }: PreviewCellProps) {
  const t = useTranslate();
  const cell = row.cells[field] ?? EMPTY;
  const [isEditing, setEditing] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  // The row of the file is on its way when the correction is saved.
  const [saved, setSaved] = useState<{ cell: ImportCell; typed: string } | null>(null);
  const correction = saved?.cell === cell ? saved.typed : null;

  if (row.kind === 'skipped')
    return <CellFrame data-empty={cell.typed === ''}>{cell.typed || '—'}</CellFrame>;
  if (isEditing)
    return (
      <CellEditor
        {...{ importId, field, label }}
        line={row.line}
        typed={correction ?? cell.typed}
        onEnd={({ typed, isByKey }) => {
          if (typed !== null) setSaved({ cell, typed });
          setEditing(false);
          setFocus(isByKey);
        }}
      />
    );
  return (
    <CellFrame data-empty={cell.after === '' && cell.typed === '' && !cell.problem}>
      <CellButton
        type="button"
        autoFocus={hasFocus}
        title={t('Click to correct')}
        onClick={() => setEditing(true)}
      >
        <CellValue>{correction ?? <CellText cell={cell} />}</CellValue>
      </CellButton>
      {cell.problem !== undefined && <ErrorText>{cell.problem}</ErrorText>}
    </CellFrame>
  );
}

/** A value that no column of the file has. */
export function PlannedCell({ cell = EMPTY }: { cell: ImportCell | undefined }) {
  return (
    <CellFrame data-empty={cell.after === ''}>
      <CellText cell={cell} />
      {cell.problem !== undefined && <ErrorText>{cell.problem}</ErrorText>}
    </CellFrame>
  );
}

/** Old and new value, where they differ. */
function CellText({ cell }: { cell: ImportCell }) {
  const { typed, before, after, problem } = cell;
  if (problem !== undefined) return typed || '—';
  if (before === null || before === after) return after || '—';
  return (
    <>
      <del>{before || '—'}</del> <span aria-hidden>→</span> <ins>{after || '—'}</ins>
    </>
  );
}

interface CellEditorProps {
  importId: string;
  line: number;
  field: string;
  label: string;
  typed: string;
  onEnd: (end: {
    /** null: nothing has changed. */
    typed: string | null;
    /** The focus is still here. */
    isByKey: boolean;
  }) => void;
}

/** Enter or leaving the box saves, Escape does not. */
function CellEditor({ importId, line, field, label, typed, onEnd }: CellEditorProps) {
  const t = useTranslate();
  const write = useWrite();
  const [text, setText] = useState(typed);
  const [correct, { isLoading }] = useCorrectImportCellMutation();

  const isOver = useRef(false);

  const end = (result: string | null, isByKey: boolean) => {
    isOver.current = true;
    onEnd({ typed: result, isByKey });
  };
  const save = async (isByKey: boolean) => {
    // A box that disappears may lose the focus once more.
    if (isLoading || isOver.current) return;
    if (text === typed) return end(null, isByKey);
    const saving = correct({ id: importId, line, cell: { field, typed: text } }).unwrap();
    if (await write(saving, t('Failed to save the value'))) end(text, isByKey);
  };
  return (
    <CellInput
      autoFocus
      aria-label={label}
      value={text}
      readOnly={isLoading}
      onChange={({ target }) => setText(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={() => void save(false)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') void save(true);
        else if (key === 'Escape' && !isLoading) end(null, true);
      }}
    />
  );
}
