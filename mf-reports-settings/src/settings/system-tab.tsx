import {
  CURRENCIES,
  LANGUAGES,
  systemSettingsSchema,
  UNITS,
  unitText,
  type SystemSettings,
  type Translate,
} from '@stockroom/contract';
import { LazyPart, media, RecordBody, space, useFormat } from '@stockroom/shared-ui';
import { changesBetween, NumberField, SelectField, type Option } from '@stockroom/shared-ui/forms';
import styled from 'styled-components';
import { useTranslate } from '../texts';
import { useSaveSystemSettingsMutation, useSystemSettingsRecordQuery } from './settings-api';
import { SettingsForm } from './settings-form';

async function loadFeatures() {
  const view = await import(/* webpackChunkName: "features-card" */ './features/features-card');
  return view.FeaturesCard;
}

export function SystemTab() {
  const t = useTranslate();
  const answer = useSystemSettingsRecordQuery();
  return (
    <Parts>
      <RecordBody query={answer} failure={t('Failed to load system settings')}>
        {(settings) => <SystemForm settings={settings} reload={() => answer.refetch().unwrap()} />}
      </RecordBody>
      {/* Comes after the form, which would push it down. */}
      {!answer.isLoading && (
        <LazyPart load={loadFeatures} props={{}} failure={t('Failed to load features')} />
      )}
    </Parts>
  );
}

/** The visible labels, in the order of the form. */
function labelsIn(t: Translate) {
  return {
    currency: t('Default Currency'),
    language: t('Language'),
    defaultUnit: t('Default Unit of Measurement'),
    lowStockThreshold: t('Low Stock Threshold'),
  } satisfies Record<Exclude<keyof SystemSettings, 'version'>, string>;
}

function optionsIn(t: Translate) {
  return {
    currency: CURRENCIES.map(({ value, label }) => ({ value, label: `${value} (${t(label)})` })),
    language: LANGUAGES.map(({ value, label }) => ({ value, label: t(label) })),
    defaultUnit: UNITS.map((unit) => ({ value: unit, label: t(unitText(unit)) })),
  };
}

interface SystemFormProps {
  settings: SystemSettings;
  reload: () => Promise<SystemSettings>;
}

function SystemForm({ settings, reload }: SystemFormProps) {
  const t = useTranslate();
  const labels = labelsIn(t);
  const options = optionsIn(t);
  const { number } = useFormat();
  const [saveSettings] = useSaveSystemSettingsMutation();
  const inWords = ({ currency, language, defaultUnit, lowStockThreshold }: SystemSettings) => ({
    currency: labelOf(options.currency, currency),
    language: labelOf(options.language, language),
    defaultUnit: labelOf(options.defaultUnit, defaultUnit),
    lowStockThreshold: number(lowStockThreshold),
  });
  return (
    <SettingsForm
      settings={settings}
      reload={reload}
      schema={systemSettingsSchema}
      onSave={(submit) => saveSettings(submit).unwrap()}
      differences={(opened, newer) => changesBetween(labels, inWords(opened), inWords(newer))}
      submitLabel={t('Save System Settings')}
      failure={t('Failed to save system settings')}
    >
      <SelectField
        name="currency"
        label={labels.currency}
        required
        options={options.currency}
        hint={t('Changes how amounts look; it converts nothing.')}
      />
      <SelectField
        name="language"
        label={labels.language}
        required
        options={options.language}
        hint={t(
          'The format of numbers, money and dates. People choose the language of the pages in their account.',
        )}
      />
      <SelectField
        name="defaultUnit"
        label={labels.defaultUnit}
        required
        options={options.defaultUnit}
        hint={t('The unit of a new product.')}
      />
      <NumberField
        name="lowStockThreshold"
        label={labels.lowStockThreshold}
        required
        min={0}
        hint={t('The minimum stock level of a new product.')}
      />
    </SettingsForm>
  );
}

function labelOf(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  ${media.phone} {
    gap: ${space.lg};
  }
`;
