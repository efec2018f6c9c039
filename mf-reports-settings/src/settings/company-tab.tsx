import { companySettingsSchema, type CompanySettings } from '@stockroom/contract';
import { changesBetween, FieldRow, TextAreaField, TextField } from '@stockroom/shared-ui/forms';
import { useCompanySettingsQuery, useSaveCompanySettingsMutation } from './settings-api';
import { LoadedSettings, SettingsForm } from './settings-form';

/** The visible labels, in the order of the form. */
const LABELS = {
  companyName: 'Company Name',
  taxId: 'Tax ID',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
} as const satisfies Record<Exclude<keyof CompanySettings, 'version'>, string>;

/** The company of the letterhead. */
export function CompanyTab() {
  const answer = useCompanySettingsQuery();
  const [saveSettings] = useSaveCompanySettingsMutation();
  return (
    <LoadedSettings answer={answer} failure="Failed to load company settings">
      {(settings) => (
        <SettingsForm
          settings={settings}
          reload={() => answer.refetch().unwrap()}
          schema={companySettingsSchema}
          onSave={(submit) => saveSettings(submit).unwrap()}
          differences={(opened, newer) => changesBetween(LABELS, opened, newer)}
          submitLabel="Save Company Settings"
          failure="Failed to save company settings"
        >
          <TextField name="companyName" label={LABELS.companyName} required />
          <TextField name="taxId" label={LABELS.taxId} />
          <TextAreaField name="address" label={LABELS.address} />
          <FieldRow>
            <TextField name="phone" label={LABELS.phone} type="tel" />
            <TextField name="email" label={LABELS.email} type="email" />
          </FieldRow>
          <TextField
            name="website"
            label={LABELS.website}
            type="url"
            placeholder="https://example.com"
          />
        </SettingsForm>
      )}
    </LoadedSettings>
  );
}
