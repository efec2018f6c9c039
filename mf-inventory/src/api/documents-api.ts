import {
  MAX_PAGE_SIZE,
  type CountInput,
  type CountProductList,
  type CountProductQuery,
  type CountSettings,
  type DeliveryInput,
  type DocumentHeader,
  type DocumentKind,
  type DocumentLine,
  type DocumentLinesInput,
  type DocumentList,
  type DocumentQuery,
  type DocumentResult,
  type DocumentWriteResult,
  type OrderList,
  type OrderSummary,
  type StockDocument,
  type WriteResult,
} from '@stockroom/contract';
import { api, STOCK_TAGS, type Submit } from '@stockroom/shared-ui';

type OfVersion = { id: string; version: number };

const posting = (result: unknown) => (result ? STOCK_TAGS : (['Document'] as const));
const LIST = { type: 'Document', id: 'LIST' } as const;
const drafting = (result: unknown) => (result ? (['Document'] as const) : []);

const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    documents: build.query<DocumentList, DocumentQuery>({
      query: (filter) => ({ operation: 'GET /documents', params: { ...filter } }),
      providesTags: [LIST],
    }),
    document: build.query<StockDocument, string>({
      query: (id) => ({ operation: 'GET /documents/:id', id }),
      transformResponse: ({ document }: DocumentResult) => document,
      providesTags: (_document, _error, id) => [{ type: 'Document', id }],
    }),
    createDelivery: build.mutation<DocumentWriteResult, Submit & { delivery: DeliveryInput }>({
      query: ({ delivery, ...submit }) => ({
        operation: 'POST /deliveries',
        body: delivery,
        ...submit,
      }),
      invalidatesTags: drafting,
    }),
    createCount: build.mutation<DocumentWriteResult, Submit & { count: CountInput }>({
      query: ({ count, ...submit }) => ({ operation: 'POST /counts', body: count, ...submit }),
      invalidatesTags: drafting,
    }),
    updateHeader: build.mutation<DocumentWriteResult, { id: string; header: DocumentHeader }>({
      query: ({ id, header }) => ({ operation: 'PUT /documents/:id', id, body: header }),
      invalidatesTags: ['Document'],
    }),
    saveLines: build.mutation<
      WriteResult & { lines: DocumentLine[] },
      { id: string; lines: DocumentLinesInput['lines'] }
    >({
      query: ({ id, lines }) => ({ operation: 'PUT /documents/:id/lines', id, body: { lines } }),
      // The next poll would show the saved lines too late.
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        // A poll that began before the save would bring the old lines back.
        dispatch(documentsApi.util.getRunningQueryThunk('document', id))?.abort();
        const update = (document: StockDocument) => ({
          ...document,
          lines: withSaved(document.lines, data.lines),
        });
        dispatch(documentsApi.util.updateQueryData('document', id, update));
      },
      // A refusal says that the lines on the screen are out of date.
      invalidatesTags: (result) => (result ? [] : ['Document']),
    }),
    removeDraft: build.mutation<WriteResult, string>({
      query: (id) => ({ operation: 'DELETE /documents/:id', id }),
      // The page of the draft is still open: it would ask for what is gone.
      invalidatesTags: (result) => (result ? [LIST] : ['Document']),
    }),
    postDocument: build.mutation<DocumentWriteResult, OfVersion & { kind: DocumentKind }>({
      query: ({ kind, id, version }) => ({
        operation: kind === 'count' ? 'POST /counts/:id/post' : 'POST /deliveries/:id/post',
        id,
        body: { version },
      }),
      invalidatesTags: posting,
    }),
    undoDocument: build.mutation<DocumentWriteResult, OfVersion>({
      query: ({ id, version }) => ({
        operation: 'POST /documents/:id/undo',
        id,
        body: { version },
      }),
      invalidatesTags: posting,
    }),
    countProducts: build.query<CountProductList, CountProductQuery>({
      query: (filter) => ({ operation: 'GET /count-products', params: { ...filter } }),
      // Without the filter, what others count leaves the list as it is.
      providesTags: (_list, _error, { countId, isOpen }) => [
        isOpen ? 'Document' : { type: 'Document', id: countId },
        'Product',
      ],
    }),
    countSettings: build.query<CountSettings, void>({
      query: () => ({ operation: 'GET /counts/settings' }),
      transformResponse: ({ settings }: { settings: CountSettings }) => settings,
      providesTags: ['SystemSettings'],
    }),
    updateCountSettings: build.mutation<WriteResult, CountSettings>({
      query: (body) => ({ operation: 'PUT /counts/settings', body }),
      invalidatesTags: ['SystemSettings'],
    }),
    /** The open purchase orders of a supplier, the oldest first. */
    openOrders: build.query<OrderSummary[], string>({
      query: (supplierId) => ({
        operation: 'GET /orders',
        params: {
          type: 'incoming',
          open: 'true',
          supplierId,
          sort: 'createdAt',
          limit: MAX_PAGE_SIZE,
        },
      }),
      transformResponse: ({ orders }: OrderList) => orders,
      providesTags: ['Order'],
    }),
  }),
});

/** Lines with those of an answer to a save, which may also have removed some. */
export function withSaved(
  lines: readonly DocumentLine[],
  saved: readonly DocumentLine[],
): DocumentLine[] {
  const merged = byProduct(lines);
  for (const line of saved) {
    if (line.quantity === null && line.expected === null) merged.delete(line.productId);
    else merged.set(line.productId, line);
  }
  return [...merged.values()];
}

export function byProduct(lines: readonly DocumentLine[]): Map<string, DocumentLine> {
  return new Map(lines.map((line) => [line.productId, line]));
}

export const {
  useDocumentsQuery,
  useDocumentQuery,
  useCreateDeliveryMutation,
  useCreateCountMutation,
  useUpdateHeaderMutation,
  useSaveLinesMutation,
  useRemoveDraftMutation,
  usePostDocumentMutation,
  useUndoDocumentMutation,
  useCountProductsQuery,
  useCountSettingsQuery,
  useUpdateCountSettingsMutation,
  useOpenOrdersQuery,
} = documentsApi;
