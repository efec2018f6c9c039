import { companySettingsSchema, type CompanySettings, type Translate } from '@stockroom/contract';
import { RecordBody } from '@stockroom/shared-ui';
import { changesBetween, FieldRow, TextAreaField, TextField } from '@stockroom/shared-ui/forms';
import { useTranslate } from '../texts';
import { useCompanySettingsQuery, useSaveCompanySettingsMutation } from './settings-api';
import { SettingsForm } from './settings-form';

/** The visible labels, in the order of the form. */
function labelsIn(t: Translate) {
  return {
    companyName: t('Company Name'),
    taxId: t('Tax ID'),
    address: t('Address'),
    phone: t('Phone'),
    email: t('Email'),
    website: t('Website'),
  } satisfies Record<Exclude<keyof CompanySettings, 'version'>, string>;
}

/** The company of the letterhead. */
export function CompanyTab() {
  const t = useTranslate();
  const labels = labelsIn(t);
  const answer = useCompanySettingsQuery();
  const [saveSettings] = useSaveCompanySettingsMutation();
  return (
    <RecordBody query={answer} failure={t('Failed to load company settings')}>
      {(settings) => (
        <SettingsForm
          settings={settings}
          reload={() => answer.refetch().unwrap()}
          schema={companySettingsSchema}
          onSave={(submit) => saveSettings(submit).unwrap()}
          differences={(opened, newer) => changesBetween(labels, opened, newer)}
          submitLabel={t('Save Company Settings')}
          failure={t('Failed to save company settings')}
        >
          <TextField name="companyName" label={labels.companyName} required />
          <TextField name="taxId" label={labels.taxId} />
          <TextAreaField name="address" label={labels.address} />
          <FieldRow>
            <TextField name="phone" label={labels.phone} type="tel" />
            <TextField name="email" label={labels.email} type="email" />
          </FieldRow>
          <TextField
            name="website"
            label={labels.website}
            type="url"
            placeholder="https://example.com"
          />
        </SettingsForm>
      )}
    </RecordBody>
  );
}
