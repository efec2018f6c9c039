import {
  ENCODINGS,
  msg,
  SEPARATORS,
  type Import,
  type ImportSettings,
  type Text,
} from '@stockroom/contract';
import { FilterBar, FilterSelect } from '@stockroom/shared-ui/data-table';
import { useTranslate } from '../texts';

interface SettingsProps {
  record: Import;
  onChange: (settings: ImportSettings) => void;
}

const SEPARATOR_NAMES: Record<(typeof SEPARATORS)[number], Text> = {
  ';': msg('Semicolon'),
  ',': msg('Comma'),
  '\t': msg('Tab'),
  '|': msg('Vertical bar'),
};

/** How the file is read, as recognised or chosen: the sheet of a workbook, or encoding and separator of a text. */
export function FileSettings({ record, onChange }: SettingsProps) {
  const t = useTranslate();
  const { sheets, sheet, encoding, separator } = record;
  return (
    <FilterBar>
      {sheet !== null && (
        <FilterSelect
          label={t('Sheet')}
          value={sheet}
          options={sheets.map((name) => ({ value: name, label: name }))}
          onChange={(chosen) => onChange({ sheet: chosen })}
        />
      )}
      {encoding !== null && (
        <FilterSelect
          label={t('Encoding')}
          value={encoding}
          options={ENCODINGS.map((value) => ({ value, label: value.toUpperCase() }))}
          onChange={(chosen) => onChange({ encoding: chosen })}
        />
      )}
      {separator !== null && (
        <FilterSelect
          label={t('Separator')}
          value={separator}
          options={SEPARATORS.map((value) => ({ value, label: t(SEPARATOR_NAMES[value]) }))}
          onChange={(chosen) => onChange({ separator: chosen })}
        />
      )}
    </FilterBar>
  );
}
