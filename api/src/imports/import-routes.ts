import {
  IMPORT_KINDS,
  IMPORT_ROW_KINDS,
  importCellSchema,
  importSettingsSchema,
  mayDo,
  msg,
  type ImportKind,
  type ImportList,
  type ImportResult,
  type ImportRowKind,
  type ImportRowList,
  type Role,
} from '@stockroom/contract';
import { string } from 'yup';
import { requireAccess } from '../auth/access';
import { sha256 } from '../cryptography';
import { ApiError, validationFailed } from '../errors';
import { EXPORT_FILTERS } from '../exports/export-list';
import { limitFilter, textFilter } from '../http/filters';
import { limitBody, received } from '../http/limit-body';
import { describePage, NEWEST_FIRST, readQuery } from '../http/list-query';
import { listRoute, readRoute, writeRoute, type Route, type Services } from '../http/route';
import { listOf, nullable, pageOf, record, TEXT, written } from '../openapi/response-schemas';
import { findRecord } from '../records';
import type { Repositories } from '../store/store';
import { translateFor } from '../texts';
import type { Actor } from '../unit-of-work';
import { IMPORT, ROW } from './import-answers';
import { describeRow } from './describe-row';
import { answerRefusedRows, answerTemplate } from './import-files';
import {
  applyImport,
  cancelImport,
  changeCell,
  changeImport,
  createImport,
  NEEDED,
  removeDraft,
  requireKind,
  toImport,
  undoImport,
} from './import-service';
import { readFile, type FileReader } from './read-file';
import { UnreadableFileError } from './reading/source-table';
import { isRunning, runImport } from './run-imports';

const MAX_FILE_BYTES = 20 * 1024 * 1024;
const MAX_ROWS = 500;
const DEFAULT_ROWS = 100;

const RESULT = { import: IMPORT };
const UPLOADED = written(RESULT);

const UPLOAD_QUERY = {
  kind: string<ImportKind>().oneOf(IMPORT_KINDS, kindMessage()),
  name: textFilter(msg('File name'), 200),
};
const FILES = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];

export const IMPORT_ROUTES: readonly Route[] = [
  {
    method: 'post',
    path: '/api/imports',
    permission: 'files:import',
    summary: 'Upload a file as a draft of an import, at most 20 MB; nothing is written yet',
    query: UPLOAD_QUERY,
    upload: { 'application/octet-stream': { type: 'string', format: 'binary' } },
    limit: limitBody(MAX_FILE_BYTES, () =>
      validationFailed({ file: msg('A file can have at most 20 MB') }),
    ),
    status: 201,
    answer: UPLOADED,
    isRepeatable: true,
    async handle(c, services) {
      const { kind, name: fileName = '' } = await readQuery(c, UPLOAD_QUERY);
      if (!kind) throw validationFailed({ kind: kindMessage() });
      requireAccess(c.get('user'), NEEDED[kind]);
      if (/^(multipart\/|application\/json\b)/i.test(c.req.header('Content-Type') ?? ''))
        throw new ApiError('UNSUPPORTED_MEDIA_TYPE', msg('Send the file as the body itself'));
      const bytes = new Uint8Array(await received(c.req.arrayBuffer()));
      const file = await reading(services)({ kind, fileName }, bytes);
      const t = translateFor(c);
      const input = [kind, fileName, await sha256(bytes)];
      return services.write(c, { status: 201, input, answer: UPLOADED }, async (work) => ({
        success: true,
        message: t('File read successfully'),
        import: await createImport(work, { kind, fileName, bytes, file }),
      }));
    },
  },
  listRoute({
    path: '/api/imports',
    permission: 'files:import',
    summary: 'The imports that the person may go on with, newest first',
    list: NEWEST_FIRST,
    answer: pageOf('imports', IMPORT),
    async read({ repositories, user }, request): Promise<ImportList> {
      const kinds = IMPORT_KINDS.filter((kind) => mayDo(user.role, NEEDED[kind]));
      const createdBy = mayDo(user.role, 'costs:read') ? undefined : user.name;
      const page = await repositories.imports.list({ ...request, filter: { kinds, createdBy } });
      return { imports: page.records.map(toImport), ...describePage(page, request) };
    },
  }),
  readRoute({
    path: '/api/imports/:id',
    permission: 'files:import',
    summary: 'One import',
    answer: record(RESULT),
    async read({ services, repositories, user, params }): Promise<ImportResult> {
      const imported = await findImport(repositories, user, params.id);
      // The process that began it may have ended.
      if (isRunning(imported)) void runImport(services, imported._id);
      return { import: toImport(imported) };
    },
  }),
  readRoute({
    path: '/api/imports/:id/rows',
    permission: 'files:import',
    summary: 'The rows of an import by line, with what becomes of each',
    query: {
      kind: string<ImportRowKind>().oneOf(IMPORT_ROW_KINDS, msg('There is no such kind of rows')),
      limit: limitFilter(MAX_ROWS),
      cursor: string().matches(/^\d{1,9}$/, {
        message: msg('This cursor does not belong to this list'),
      }),
    },
    answer: record({ rows: listOf(ROW), nextCursor: nullable(TEXT) }),
    async read({ repositories, user, params, t }, query): Promise<ImportRowList> {
      const { imports, settings } = repositories;
      const { _id } = await findImport(repositories, user, params.id);
      const { kind, limit = DEFAULT_ROWS, cursor = '0' } = query;
      const filter = { ...(kind && { kinds: [kind] }), afterLine: Number(cursor) };
      const found = await imports.findRows(_id, { ...filter, limit: limit + 1 });
      const format = await settings.system();
      const page = found.slice(0, limit);
      return {
        rows: page.map((row) => describeRow(row, format, t)),
        nextCursor: found.length > limit ? String(page.at(-1)?.line) : null,
      };
    },
  }),
  {
    method: 'get',
    path: '/api/imports/:id/refused',
    permission: 'files:import',
    summary: 'The refused rows as a file, with a column that says what to fix',
    query: EXPORT_FILTERS,
    answer: {},
    files: FILES,
    async handle(c, { store, clock }) {
      const parameters = await readQuery(c, EXPORT_FILTERS);
      const id = c.req.param('id') ?? '';
      const imported = await findImport(store.repositories, c.get('user'), id);
      return answerRefusedRows({ store, clock, t: translateFor(c) }, imported, parameters);
    },
  },
  {
    method: 'get',
    path: '/api/import-templates/:kind',
    permission: 'files:import',
    summary: 'A file to fill in and import, with the headings and one row as an example',
    query: EXPORT_FILTERS,
    answer: {},
    files: FILES,
    errors: ['VALIDATION_FAILED'],
    async handle(c, { store, clock }) {
      const parameters = await readQuery(c, EXPORT_FILTERS);
      const kind = IMPORT_KINDS.find((one) => one === c.req.param('kind'));
      if (!kind) throw validationFailed({ kind: kindMessage() });
      requireAccess(c.get('user'), NEEDED[kind]);
      return answerTemplate({ store, clock, t: translateFor(c) }, kind, parameters);
    },
  },
  writeRoute({
    method: 'put',
    path: '/api/imports/:id',
    permission: 'files:import',
    summary: 'Read the file of a draft in another way, or give its columns another meaning',
    body: importSettingsSchema,
    answer: RESULT,
    message: msg('Import changed successfully'),
    async write(work, input) {
      const { params, services } = work;
      return { import: await changeImport(work, params.id, input, reading(services)) };
    },
  }),
  writeRoute({
    method: 'put',
    path: '/api/imports/:id/rows/:line',
    permission: 'files:import',
    summary: 'Correct a cell of a draft',
    body: importCellSchema,
    answer: RESULT,
    message: msg('Cell corrected successfully'),
    async write(work, input) {
      const { id, line } = work.params;
      return { import: await changeCell(work, id, line, input) };
    },
  }),
  beginning(
    writeRoute({
      method: 'post',
      path: '/api/imports/:id/apply',
      permission: 'files:import',
      summary: 'Write the rows of a draft, in the background; a second call changes nothing',
      answer: RESULT,
      errors: ['VALIDATION_FAILED'],
      message: msg('Import started successfully'),
      write: async (work) => ({ import: await applyImport(work, work.params.id) }),
    }),
  ),
  writeRoute({
    method: 'post',
    path: '/api/imports/:id/cancel',
    permission: 'files:import',
    summary: 'Stop an import; what it has written stays',
    answer: RESULT,
    errors: ['VALIDATION_FAILED'],
    message: msg('Import stopped successfully'),
    write: async (work) => ({ import: await cancelImport(work, work.params.id) }),
  }),
  beginning(
    writeRoute({
      method: 'post',
      path: '/api/imports/:id/undo',
      permission: 'files:import',
      summary:
        'Take an import back, in the background; records that have changed since stay as they are',
      answer: RESULT,
      errors: ['VALIDATION_FAILED'],
      message: msg('Undo started successfully'),
      write: async (work) => ({ import: await undoImport(work, work.params.id) }),
    }),
  ),
  writeRoute({
    method: 'delete',
    path: '/api/imports/:id',
    permission: 'files:import',
    summary: 'Delete a draft',
    answer: {},
    errors: ['VALIDATION_FAILED'],
    message: msg('Import deleted successfully'),
    write: (work) => removeDraft(work, work.params.id),
  }),
];

function kindMessage() {
  return msg('Kind must be one of {values}', { values: IMPORT_KINDS.join(', ') });
}

/** @returns reads a file, or throws ApiError 422 at `file` with what to do */
function reading({ readFile: read = readFile }: Services): FileReader {
  return (...file) =>
    read(...file).catch((error: unknown) => {
      throw error instanceof UnreadableFileError ? validationFailed({ file: error.text }) : error;
    });
}

async function findImport({ imports }: Repositories, actor: Actor & { role: Role }, id: string) {
  return requireKind(actor, await findRecord('Import', id, imports.find));
}

/** Begins with the import after the answer. */
function beginning(route: Route): Route {
  return {
    ...route,
    async handle(c, services) {
      const answer = await route.handle(c, services);
      if (answer.ok) void runImport(services, c.req.param('id') ?? '');
      return answer;
    },
  };
}
