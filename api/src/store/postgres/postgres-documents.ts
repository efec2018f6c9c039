import { kindsIn, type DocumentLine } from '@stockroom/contract';
import { sql, type Kysely } from 'kysely';
import type {
  DocumentFilter,
  DocumentRecord,
  DocumentRepository,
  PostedQuantity,
} from '../documents';
import { grouped } from '../report-rows';
import { columnName, selected, toRow } from './columns';
import { allOf, isEqual } from './conditions';
import { listPage } from './lists/list-page';
import { first } from './queries';
import { holdsWords } from './search/search';
import type { Tables } from './tables';

/** All but the supplier's id, which a count lacks. */
const FIELDS = [
  ...(['_id', 'kind', 'number', 'state', 'party', 'orderId', 'orderNumber', 'deliveryId'] as const),
  ...(['reference', 'documentDate', 'notes', 'scope', 'scopeValue', 'isBlind'] as const),
  ...(['createdBy', 'createdAt', 'postedBy', 'postedAt', 'undoneBy', 'undoneAt'] as const),
  'version' as const,
];
const LINE = [
  ...(['productId', 'productName', 'productSku', 'unitOfMeasurement', 'quantity'] as const),
  ...(['rejected', 'rejectReason', 'expected'] as const),
  ...(['userName', 'savedAt', 'version'] as const),
];

export function postgresDocuments(db: Kysely<Tables>): DocumentRepository {
  const headers = () =>
    db
      .selectFrom('documents')
      .select(selected('documents', FIELDS))
      .select(sql<string>`coalesce(supplier_id::text, '')`.as('supplierId'));
  const whole = (id: string) => headers().where('id', '=', id);
  const lines = () =>
    db
      .selectFrom('document_lines')
      .select(selected('document_lines', LINE))
      .select(sql<string | null>`trim_scale(unit_price)::text`.as('unitPrice'));
  async function withLines(found: readonly DocumentRecord[]) {
    const ids = found.map(({ _id }) => _id);
    const own = await lines()
      .select('document_id as documentId')
      .where(sql<boolean>`document_id = any(${ids}::uuid[])`)
      .orderBy('position')
      .execute();
    const byId = new Map(grouped(own, ({ documentId }) => documentId));
    return found.map((document) => {
      const listed = byId.get(document._id) ?? [];
      return { ...document, lines: listed.map(({ documentId, ...line }): DocumentLine => line) };
    });
  }

  return {
    async list(request) {
      const found = () => sql<{ id: string; key: string }>`
        select id, created_at as key from documents where ${conditionsOf(request.filter)}`;
      const isGathered = !!request.filter.search;
      const source = { name: 'documents', found, isGathered, records: headers() };
      const { records, ...page } = await listPage(db, source, request);
      return { ...page, records: await withLines(records) };
    },
    async find(id) {
      const found = await first(whole(id));
      return found && ((await withLines([found]))[0] ?? null);
    },
    lock: (id) => first(whole(id).forNoKeyUpdate()),
    async insert(document) {
      await db.insertInto('documents').values(toHeaderRow(document)).execute();
    },
    async update(document) {
      const { id, ...changes } = toHeaderRow(document);
      await db.updateTable('documents').set(changes).where('id', '=', id).execute();
    },
    async remove(id) {
      await db.deleteFrom('documents').where('id', '=', id).execute();
    },
    findLines: (id, productIds) =>
      lines()
        .where('document_id', '=', id)
        .where(sql<boolean>`product_id = any(${productIds}::uuid[])`)
        .execute(),
    async saveLines(id, saved) {
      if (saved.length === 0) return;
      const columns = [...LINE, 'unitPrice' as const].map((field) => sql.ref(columnName(field)));
      await sql`
        insert into document_lines (document_id, ${sql.join(columns)})
        values ${sql.join(saved.map((line) => sql`(${id}, ${sql.join(Object.values(toRow(line, [...LINE, 'unitPrice'])))})`))}
        on conflict (document_id, product_id) do update set
          ${sql.join(columns.map((column) => sql`${column} = excluded.${column}`))}`.execute(db);
    },
    async removeLines(id, productIds) {
      await db
        .deleteFrom('document_lines')
        .where('document_id', '=', id)
        .where(sql<boolean>`product_id = any(${productIds}::uuid[])`)
        .execute();
    },
    async posted(kind, source) {
      const isOfSource =
        'orderId' in source
          ? sql`order_id = ${source.orderId}`
          : sql`delivery_id = ${source.deliveryId}`;
      const { rows } = await sql<PostedQuantity>`
        select product_id as "productId", sum(quantity) as quantity, sum(rejected) as rejected
        from documents join document_lines on document_id = documents.id
        where kind = ${kind} and state = 'posted' and ${isOfSource} and quantity is not null
        group by product_id order by product_id`.execute(db);
      return rows;
    },
  };
}

function conditionsOf(filter: DocumentFilter) {
  const { kind, state, search, orderId, productId } = filter;
  return allOf(
    kind && sql`kind = any(${kindsIn(kind)}::text[])`,
    isEqual('state', state),
    isEqual('order_id', orderId),
    productId &&
      sql`exists (select from document_lines
        where document_id = documents.id and product_id = ${productId})`,
    search && holdsWords(sql.ref('search_text'), search),
  );
}

function toHeaderRow(document: DocumentRecord) {
  const { supplierId } = document;
  return { ...toRow(document, FIELDS), supplier_id: supplierId === '' ? null : supplierId };
}
