import { MAX_LABEL_IDS, msg, newCodesSchema, type LabelProductList } from '@stockroom/contract';
import { choiceFilter, idFilter, searchFilter, textFilter } from '../http/filters';
import { readRoute, writeRoute, type Route } from '../http/route';
import { COUNT, ID, listOf, NUMBER, record, secret, TEXT } from '../openapi/response-schemas';
import { findLabelProducts, giveCodes, listLabelProducts, toLabelProduct } from './label-service';

const LABEL = record({
  _id: ID,
  name: TEXT,
  sku: TEXT,
  currentStock: NUMBER,
  unitOfMeasurement: TEXT,
  sellingPrice: secret(NUMBER, 'prices:read'),
  barcodes: listOf(record({ code: TEXT, units: NUMBER })),
});

export const LABEL_ROUTES: readonly Route[] = [
  readRoute({
    path: '/api/labels',
    permission: 'products:read',
    summary: 'What the labels of products show: of some products, or of all that pass a filter',
    query: {
      ids: textFilter(msg('Products'), MAX_LABEL_IDS * 37),
      search: searchFilter,
      category: textFilter(msg('Category'), 100),
      stockStatus: choiceFilter(msg('Stock status'), ['in', 'low', 'out']),
      supplierId: idFilter(msg('Supplier')),
    },
    answer: record({ products: listOf(LABEL), total: COUNT }),
    async read({ repositories }, { ids, ...filter }): Promise<LabelProductList> {
      if (ids === undefined) {
        const { records, total } = await listLabelProducts(repositories, filter);
        return { products: records.map(toLabelProduct), total };
      }
      const records = await findLabelProducts(repositories, ids.split(','));
      return { products: records.map(toLabelProduct), total: records.length };
    },
  }),
  writeRoute({
    method: 'post',
    path: '/api/labels/codes',
    permission: 'products:write',
    summary: 'Give an in-store barcode to each of some products that has none',
    body: newCodesSchema,
    answer: { given: COUNT },
    errors: ['DUPLICATE'],
    message: msg('Codes given'),
    write: async (work, { productIds }) => ({ given: await giveCodes(work, productIds) }),
  }),
];
