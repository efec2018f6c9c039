import {
  documentHeaderSchema,
  orderPath,
  type DocumentHeader,
  type StockDocument,
} from '@stockroom/contract';
import { Card, showSuccess, TextLink, useAppDispatch, useFormat } from '@stockroom/shared-ui';
import {
  changesBetween,
  ChangesNotice,
  FieldRow,
  Form,
  FormFields,
  SubmitButton,
  TextAreaField,
  TextField,
  useFormValue,
  useVersionedRecord,
} from '@stockroom/shared-ui/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDocumentQuery, useUpdateHeaderMutation } from '../api/documents-api';
import { useTranslate } from '../texts';

interface DeliveryHeaderProps {
  document: StockDocument;
  /** Receives what somebody has typed here and not saved; null for nothing. */
  onType: (header: DocumentHeader | null) => void;
}

/** The order, delivery note, date and notes of a draft. It follows other people until somebody types here. */
export function DeliveryHeader({ document, onType }: DeliveryHeaderProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const [updateHeader] = useUpdateHeaderMutation();
  const { _id: id, orderId, orderNumber } = document;
  const [isTyped, setTyped] = useState(false);
  const [followed, setFollowed] = useState(document.version);
  const { opened, changes, save, loadNewer, reopen } = useOpenedHeader(document);
  if (!isTyped && document.version > opened.version) {
    reopen(document);
    setFollowed(document.version);
  }
  return (
    <Card title={t('Details')}>
      <Form
        key={followed}
        guarded={false}
        initialValues={headerOf(opened)}
        schema={documentHeaderSchema}
        onSubmit={(header) =>
          save((version) => updateHeader({ id, header: { ...header, version } }).unwrap())
        }
        onSaved={({ message, document: saved }) => {
          reopen(saved);
          dispatch(showSuccess(message));
        }}
        toSavedValues={({ document: saved }) => headerOf(saved)}
        onLoadNewer={async () => headerOf(await loadNewer())}
        failure={t('Failed to save the delivery')}
      >
        <ChangesNotice changes={changes} />
        <Typing
          opened={opened}
          onType={(header) => {
            setTyped(header !== null);
            onType(header);
          }}
        />
        <FormFields>
          {orderId !== null && (
            <p>
              {t('Order')} <TextLink to={orderPath(orderId)}>{orderNumber}</TextLink>
            </p>
          )}
          <FieldRow>
            <TextField name="reference" label={t('Supplier Reference')} />
            <TextField type="date" name="documentDate" label={t('Date')} required />
          </FieldRow>
          <TextAreaField name="notes" label={t('Notes')} />
          <div>
            <SubmitButton busyLabel={t('Saving…')}>{t('Save')}</SubmitButton>
          </div>
        </FormFields>
      </Form>
    </Card>
  );
}

/** The header that somebody began to change, and what other people have changed in it since. */
function useOpenedHeader(document: StockDocument) {
  const t = useTranslate();
  const { day } = useFormat();
  const { refetch } = useDocumentQuery(document._id);
  const textsOf = ({ reference, documentDate, notes }: StockDocument) => ({
    reference,
    documentDate: day(documentDate),
    notes,
  });
  const labels = { reference: t('Supplier Reference'), documentDate: t('Date'), notes: t('Notes') };
  return useVersionedRecord({
    record: document,
    reload: () => refetch().unwrap(),
    differences: (before, now) => changesBetween(labels, textsOf(before), textsOf(now)),
  });
}

function headerOf({ reference, documentDate, notes, version }: StockDocument): DocumentHeader {
  return { reference, documentDate, notes, version };
}

/** Tells the page what the form holds, because posting saves it and leaving asks about it. */
function Typing({
  opened,
  onType,
}: {
  opened: StockDocument;
  onType: DeliveryHeaderProps['onType'];
}) {
  const [reference] = useFormValue<string>('reference');
  const [documentDate] = useFormValue<string>('documentDate');
  const [notes] = useFormValue<string>('notes');
  const isTyped =
    reference !== opened.reference ||
    documentDate !== opened.documentDate ||
    notes !== opened.notes;
  const tell = useEffectEvent(() =>
    onType(isTyped ? { reference, documentDate, notes, version: opened.version } : null),
  );
  useEffect(() => tell(), [reference, documentDate, notes, isTyped, opened.version]);
  return null;
}
