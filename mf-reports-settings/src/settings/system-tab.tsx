import {
  CURRENCIES,
  LANGUAGES,
  systemSettingsSchema,
  UNITS,
  type SystemSettings,
} from '@stockroom/contract';
import { FIELDS_WIDTH, LazyPart, media, space, useFormat } from '@stockroom/shared-ui';
import { changesBetween, NumberField, SelectField, type Option } from '@stockroom/shared-ui/forms';
import styled from 'styled-components';
import { useSaveSystemSettingsMutation, useSystemSettingsRecordQuery } from './settings-api';
import { LoadedSettings, SettingsForm } from './settings-form';

async function loadFeatures() {
  const view = await import(/* webpackChunkName: "features-card" */ './features/features-card');
  return view.FeaturesCard;
}

export function SystemTab() {
  const answer = useSystemSettingsRecordQuery();
  return (
    <Parts>
      <LoadedSettings answer={answer} failure="Failed to load system settings">
        {(settings) => <SystemForm settings={settings} reload={() => answer.refetch().unwrap()} />}
      </LoadedSettings>
      {/* Comes after the form, which would push it down. */}
      {!answer.isLoading && (
        <LazyPart load={loadFeatures} props={{}} failure="Failed to load features" />
      )}
    </Parts>
  );
}

/** The visible labels, in the order of the form. */
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

function SystemForm({ settings, reload }: SystemFormProps) {
  const { number } = useFormat();
  const [saveSettings] = useSaveSystemSettingsMutation();
  const inWords = ({ currency, language, defaultUnit, lowStockThreshold }: SystemSettings) => ({
    currency: labelOf(CURRENCY_OPTIONS, currency),
    language: labelOf(LANGUAGES, language),
    defaultUnit,
    lowStockThreshold: number(lowStockThreshold),
  });
  return (
    <SettingsForm
      settings={settings}
      reload={reload}
      schema={systemSettingsSchema}
      onSave={(submit) => saveSettings(submit).unwrap()}
      differences={(opened, newer) => changesBetween(LABELS, inWords(opened), inWords(newer))}
      submitLabel="Save System Settings"
      failure="Failed to save system settings"
    >
      <SelectField
        name="currency"
        label={LABELS.currency}
        required
        options={CURRENCY_OPTIONS}
        hint="Changes how amounts look; it converts nothing."
      />
      <SelectField
        name="language"
        label={LABELS.language}
        required
        options={LANGUAGES}
        hint="The format of numbers, money and dates. The pages stay in English."
      />
      <SelectField
        name="defaultUnit"
        label={LABELS.defaultUnit}
        required
        options={UNIT_OPTIONS}
        hint="The unit of a new product."
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

function labelOf(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${FIELDS_WIDTH});
  gap: ${space.xl};
  ${media.phone} {
    gap: ${space.lg};
  }
`;
