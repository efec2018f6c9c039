import { CheckBox, space, useCan, useFormat } from '@stockroom/shared-ui';
import { FilterSelect } from '@stockroom/shared-ui/data-table';
import styled from 'styled-components';
import { useTranslate } from '../texts';
import { isSheet, PART_LABELS, PARTS, type LabelChoices } from './label-choices';
import { labelsPerPage, SHEETS } from './sheets';

interface LabelSettingsProps {
  choices: LabelChoices;
  onChange: (changes: Partial<LabelChoices>) => void;
  first: number;
  onFirst: (first: number) => void;
}

/** On which paper, what labels show, and where a started sheet goes on. */
export function LabelSettings({ choices, onChange, first, onFirst }: LabelSettingsProps) {
  const t = useTranslate();
  const format = useFormat();
  const canSeePrices = useCan('prices:read');
  const { sheet, parts } = choices;
  const places = labelsPerPage(SHEETS[sheet]);
  const sheets = Object.keys(SHEETS)
    .filter(isSheet)
    .map((value) => {
      const { label, ...page } = SHEETS[value];
      const size = `${format.number(label.width)} × ${format.number(label.height)}`;
      const count = labelsPerPage({ label, ...page });
      const words = { size, count: format.number(count) };
      return {
        value,
        label:
          count === 1 ? t('Roll, {size} mm', words) : t('A4, {count} labels of {size} mm', words),
      };
    });
  const offered = PARTS.filter((part) => part !== 'price' || canSeePrices);
  return (
    <Choices>
      <FilterSelect
        label={t('Paper')}
        value={sheet}
        options={sheets}
        onChange={(chosen) => {
          onChange({ sheet: chosen });
          onFirst(1);
        }}
      />
      {places > 1 && (
        <FilterSelect
          label={t('First free label')}
          value={String(first)}
          options={Array.from({ length: places }, (_, index) => ({
            value: String(index + 1),
            label: format.number(index + 1),
          }))}
          onChange={(place) => onFirst(Number(place))}
        />
      )}
      <Parts role="group" aria-label={t('On the label')}>
        {offered.map((part) => (
          <CheckBox
            key={part}
            label={t(PART_LABELS[part])}
            checked={parts.includes(part)}
            onChange={(isChecked) =>
              onChange({
                parts: isChecked ? [...parts, part] : parts.filter((other) => other !== part),
              })
            }
          />
        ))}
      </Parts>
    </Choices>
  );
}

const Choices = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.md};
`;
const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.lg};
`;
