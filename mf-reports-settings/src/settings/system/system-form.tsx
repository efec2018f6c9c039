import {
  CURRENCIES,
  LANGUAGES,
  systemSettingsSchema,
  UNITS,
  type SystemSettings,
} from '@stockroom/contract';
import { useFormat } from '@stockroom/shared-ui';
import {
  changesBetween,
  NumberField,
  SelectField,
  type Change,
  type Option,
} from '@stockroom/shared-ui/forms';
import { useSaveSystemSettingsMutation } from '../settings-api';
import { SettingsForm } from '../settings-form';

/** The fields in the order of the form, by their visible labels. */
const LABELS = {
  currency: 'Default Currency',
  language: 'Language',
  defaultUnit: 'Default Unit of Measurement',
  lowStockThreshold: 'Low Stock Threshold',
} as const satisfies Record<Exclude<keyof SystemSettings, 'version'>, string>;

const CURRENCY_OPTIONS = CURRENCIES.map(({ value, label }) => ({
  value,
  label: `${value} (${label})`,
}));
const UNIT_OPTIONS = UNITS.map((unit) => ({ value: unit, label: unit }));

interface SystemFormProps {
  settings: SystemSettings;
  reload: () => Promise<SystemSettings>;
}

/** Formats, which change everywhere at once, and what a new product begins with. */
export function SystemForm({ settings, reload }: SystemFormProps) {
  const format = useFormat();
  const [saveSettings] = useSaveSystemSettingsMutation();
  return (
    <SettingsForm
      settings={settings}
      reload={reload}
      schema={systemSettingsSchema}
      onSave={(submit) => saveSettings(submit).unwrap()}
      differences={(opened, newer) => systemChanges(opened, newer, format.number)}
      submitLabel="Save System Settings"
      failure="Failed to save system settings"
    >
      <SelectField
        name="currency"
        label={LABELS.currency}
        required
        options={CURRENCY_OPTIONS}
        hint="How amounts are shown; nothing is converted."
      />
      <SelectField
        name="language"
        label={LABELS.language}
        required
        options={LANGUAGES}
        hint="How numbers, money and dates are written. The pages stay in English."
      />
      <SelectField
        name="defaultUnit"
        label={LABELS.defaultUnit}
        required
        options={UNIT_OPTIONS}
        hint="What a new product is counted in."
      />
      <NumberField
        name="lowStockThreshold"
        label={LABELS.lowStockThreshold}
        required
        min={0}
        hint="The minimum stock level of a new product."
      />
    </SettingsForm>
  );
}

function systemChanges(
  opened: SystemSettings,
  newer: SystemSettings,
  format: (value: number) => string,
): Change[] {
  const inWords = ({ currency, language, defaultUnit, lowStockThreshold }: SystemSettings) => ({
    currency: labelOf(CURRENCY_OPTIONS, currency),
    language: labelOf(LANGUAGES, language),
    defaultUnit,
    lowStockThreshold: format(lowStockThreshold),
  });
  return changesBetween(LABELS, inWords(opened), inWords(newer));
}

function labelOf(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
