import type {
  Import,
  ImportCellInput,
  ImportKind,
  ImportList,
  ImportResult,
  ImportRowKind,
  ImportRowList,
  ImportSettings,
  ImportWriteResult,
  WriteResult,
} from '@stockroom/contract';
import { api, STOCK_TAGS, type ApiError, type AppStore } from '@stockroom/shared-ui';

const pages = {
  initialPageParam: null,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
};

/** Each row has many cells. */
const ROWS_LIMIT = 50;

/** What an import writes, with all that counts or sums it up. */
const WRITTEN = [...STOCK_TAGS, 'Category', 'Supplier'] as const;

const STEPS = {
  apply: 'POST /imports/:id/apply',
  cancel: 'POST /imports/:id/cancel',
  undo: 'POST /imports/:id/undo',
} as const;

interface ById {
  id: string;
}

const importsApi = api
  .enhanceEndpoints({ addTagTypes: ['Import', 'ImportRows', 'Imports'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Page by page, newest first. */
      imports: build.infiniteQuery<ImportList, void, string | null>({
        infiniteQueryOptions: pages,
        query: ({ pageParam }) => ({
          operation: 'GET /imports',
          params: { cursor: pageParam ?? undefined },
        }),
        providesTags: ['Imports'],
      }),
      import: build.query<Import, string>({
        query: (id) => ({ operation: 'GET /imports/:id', id }),
        transformResponse: (answer: ImportResult) => answer.import,
        providesTags: ['Import', 'ServerTexts'],
      }),
      /** Page by page, in the order of the file. */
      importRows: build.infiniteQuery<
        ImportRowList,
        ById & { kind: ImportRowKind | undefined },
        string | null
      >({
        infiniteQueryOptions: pages,
        query: ({ queryArg: { id, kind }, pageParam }) => ({
          operation: 'GET /imports/:id/rows',
          id,
          params: { kind, cursor: pageParam ?? undefined, limit: ROWS_LIMIT },
        }),
        providesTags: ['ImportRows', 'ServerTexts'],
      }),
      uploadImport: build.mutation<ImportWriteResult, { kind: ImportKind; file: File }>({
        query: ({ kind, file }) => ({
          operation: 'POST /imports',
          params: { kind, name: file.name },
          body: file.slice(0, file.size, 'application/octet-stream'),
        }),
        invalidatesTags: ['Imports'],
      }),
      saveImportSettings: build.mutation<ImportWriteResult, ById & { settings: ImportSettings }>({
        query: ({ id, settings }) => ({ operation: 'PUT /imports/:id', id, body: settings }),
        onQueryStarted: keepAnswer,
        invalidatesTags: previewedBy,
      }),
      correctImportCell: build.mutation<
        ImportWriteResult,
        ById & { line: number; cell: ImportCellInput }
      >({
        query: ({ id, line, cell }) => ({
          operation: 'PUT /imports/:id/rows/:line',
          id: [id, String(line)],
          body: cell,
        }),
        onQueryStarted: keepAnswer,
        invalidatesTags: previewedBy,
      }),
      /** Begins or ends the work of the server on an import. */
      moveImport: build.mutation<ImportWriteResult, ById & { step: keyof typeof STEPS }>({
        query: ({ id, step }) => ({ operation: STEPS[step], id }),
        onQueryStarted: keepAnswer,
        invalidatesTags: (_result, error) => (error ? ['Import'] : ['Imports', ...WRITTEN]),
      }),
      deleteImport: build.mutation<WriteResult, ById>({
        query: ({ id }) => ({ operation: 'DELETE /imports/:id', id }),
        invalidatesTags: ['Imports'],
      }),
    }),
  });

interface StartedWrite {
  dispatch: AppStore['dispatch'];
  queryFulfilled: Promise<{ data: ImportWriteResult }>;
}

/** A write answers with the import as it is then. */
async function keepAnswer({ id }: ById, { dispatch, queryFulfilled }: StartedWrite): Promise<void> {
  try {
    const { data } = await queryFulfilled;
    dispatch(importsApi.util.updateQueryData('import', id, () => data.import));
  } catch {
    // The caller says why.
  }
}

/** A refused write means that the import is no longer as this page shows it. */
function previewedBy(_result: ImportWriteResult | undefined, error: ApiError | undefined) {
  return error === undefined ? (['ImportRows'] as const) : (['Import'] as const);
}

/** After an import has ended: everything that may show what it has written. */
export const forgetWhatItWrote = () => api.util.invalidateTags([...WRITTEN]);

export const {
  useImportsInfiniteQuery,
  useImportQuery,
  useImportRowsInfiniteQuery,
  useUploadImportMutation,
  useSaveImportSettingsMutation,
  useCorrectImportCellMutation,
  useMoveImportMutation,
  useDeleteImportMutation,
} = importsApi;
