import { DOCUMENTS, type StockDocument } from '@stockroom/contract';
import { PageFrame, RecordBody, useCan, withoutGone } from '@stockroom/shared-ui';
import { FileQuestion } from 'lucide-react';
import { useLocation, useParams } from 'react-router-dom';
import { useDocumentQuery } from '../api/documents-api';
import { CountDraft } from '../counts/count-draft';
import { DeliveryDraft } from '../deliveries/delivery-draft';
import { useTranslate } from '../texts';
import { LIST_WORDS, listKindOf } from './document-words';
import { DocumentSheet } from './document-sheet';

/** A draft to go on with, or the sheet of what was posted. */
export function DocumentPage() {
  const t = useTranslate();
  const { id = '' } = useParams();
  const kind = listKindOf(useLocation().pathname);
  const query = withoutGone(useDocumentQuery(id, { refetchOnMountOrArgChange: true }));
  const document = query.currentData;
  if (document) return <Loaded key={`${id} ${document.state}`} document={document} />;
  return (
    <PageFrame title={t(LIST_WORDS[kind].title)} backTo={LIST_WORDS[kind].path}>
      <RecordBody
        query={query}
        failure={t('Failed to load the document')}
        missing={{
          icon: FileQuestion,
          title: t('Document not found'),
          back: { to: LIST_WORDS[kind].path, label: t(LIST_WORDS[kind].title) },
        }}
      >
        {() => null}
      </RecordBody>
    </PageFrame>
  );
}

function Loaded({ document }: { document: StockDocument }) {
  const canWrite = useCan(DOCUMENTS[document.kind].permissions);
  // Readers see what has come so far. A count has its own page for them.
  const isRead = document.state !== 'draft' || (document.kind === 'delivery' && !canWrite);
  if (isRead) return <DocumentSheet document={document} />;
  return document.kind === 'count' ? (
    <CountDraft document={document} />
  ) : (
    <DeliveryDraft document={document} />
  );
}
