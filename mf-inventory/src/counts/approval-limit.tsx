import { countSettingsSchema } from '@stockroom/contract';
import { Button, RecordBody, showSuccess, useAppDispatch, useCan } from '@stockroom/shared-ui';
import {
  Form,
  FormActions,
  FormFields,
  NumberField,
  useMoneyField,
} from '@stockroom/shared-ui/forms';
import { Dialog } from '@stockroom/shared-ui/popups';
import { useState } from 'react';
import { useCountSettingsQuery, useUpdateCountSettingsMutation } from '../api/documents-api';
import { useTranslate } from '../texts';

/** Above which value of its differences a count needs somebody who may approve it. */
export function ApprovalLimit() {
  const t = useTranslate();
  const canApprove = useCan('counts:approve');
  const [isOpen, setOpen] = useState(false);
  if (!canApprove) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('Approval limit')}</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('Approval limit')}>
        <LimitForm onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function LimitForm({ onDone }: { onDone: () => void }) {
  const t = useTranslate();
  const query = useCountSettingsQuery();
  const money = useMoneyField();
  const dispatch = useAppDispatch();
  const [update] = useUpdateCountSettingsMutation();
  return (
    <RecordBody query={query} failure={t('Failed to load the limit')}>
      {(settings) => (
        <Form
          initialValues={{ approvalLimit: settings.approvalLimit ?? '' }}
          schema={countSettingsSchema}
          onSubmit={({ approvalLimit = null }) => update({ approvalLimit }).unwrap()}
          onSaved={({ message }) => dispatch(showSuccess(message))}
          goOn={onDone}
          failure={t('Failed to save the limit')}
        >
          <FormFields>
            <NumberField
              {...money}
              name="approvalLimit"
              label={t('Value of the differences')}
              hint={t(
                'If the differences are worth more, only people who may approve counts can post. Leave it empty for no limit.',
              )}
            />
            <FormActions submitLabel={t('Save')} />
          </FormFields>
        </Form>
      )}
    </RecordBody>
  );
}
