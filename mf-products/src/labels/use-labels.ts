import {
  MAX_LABEL_IDS,
  MAX_LABEL_PRODUCTS,
  quantityDecimals,
  type LabelProduct,
} from '@stockroom/contract';
import { skipToken } from '@stockroom/shared-ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLabelProductsQuery } from '../api/products-api';
import { barsOf, moduleFor, type Bars } from './bars';
import { MAX_COPIES, readAddress, writeAddress, type LabelAddress } from './label-address';
import type { Sheet } from './sheets';

/** A product of the list with its labels. */
export interface LabelRow {
  product: LabelProduct;
  copies: number;
  /** Its barcode of one unit, or else its first. */
  code: string | null;
  units: number;
  bars: Bars | null;
  /** Millimetres; null if the barcode is too wide for the label, or missing. */
  module: number | null;
}

const FRESH = { refetchOnMountOrArgChange: true };
const NONE: LabelProduct[] = [];

/** The products of the address and their labels on a sheet. */
export function useLabels(sheet: Sheet) {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => readAddress(params), [params]);
  const { filter, products } = address;
  const hasFilter = Object.keys(filter).length > 0;
  const filtered = useLabelProductsQuery(hasFilter ? filter : skipToken, FRESH);
  const ofFilter = (hasFilter && filtered.data?.products) || NONE;
  const isKnown = !hasFilter || filtered.data !== undefined;
  const known = new Set(ofFilter.map(({ _id }) => _id));
  const ids = isKnown ? [...products.keys()].filter((id) => !known.has(id)) : [];
  const named = useLabelProductsQuery(
    ids.length > 0 ? { ids: ids.slice(0, MAX_LABEL_IDS).join(',') } : skipToken,
    FRESH,
  );
  const ofIds = (ids.length > 0 && named.data?.products) || NONE;
  const rows = useMemo(
    () => [...ofFilter, ...ofIds].flatMap((product) => rowOf(product, address, sheet)),
    [ofFilter, ofIds, address, sheet],
  );
  const failed = [filtered, named].find(({ error }) => error !== undefined);
  return {
    rows,
    isLoading: !isKnown || (ids.length > 0 && named.data === undefined),
    failed,
    /** Whether the list leaves products out, because it would be too long. */
    isCut:
      ids.length > MAX_LABEL_IDS || (hasFilter && (filtered.data?.total ?? 0) > MAX_LABEL_PRODUCTS),
    change: useMemo(
      () => changesOf((update) => setParams(write(update), { replace: true })),
      [setParams],
    ),
  };
}

function write(update: (address: LabelAddress) => LabelAddress) {
  return (params: URLSearchParams) => writeAddress(update(readAddress(params)));
}

function rowOf(product: LabelProduct, address: LabelAddress, sheet: Sheet): LabelRow[] {
  const named = address.products.get(product._id) ?? 'usual';
  if (named === 'none') return [];
  const { currentStock, unitOfMeasurement } = product;
  // What is sold by weight or length has one label for all of it.
  const most = quantityDecimals(unitOfMeasurement) > 0 ? 1 : MAX_COPIES;
  const inStock = Math.min(Math.ceil(currentStock), most);
  const copies = named !== 'usual' ? named : address.isFromStock ? inStock : 1;
  const { code = null, units = 1 } =
    product.barcodes.find((barcode) => barcode.units === 1) ?? product.barcodes[0] ?? {};
  const bars = code === null ? null : barsOf(code);
  return [{ product, copies, code, units, bars, module: bars && moduleFor(bars, sheet) }];
}

/** What a person changes in the list; the address keeps it. */
function changesOf(change: (update: (address: LabelAddress) => LabelAddress) => void) {
  const setProduct = (id: string, copies: number | 'usual' | 'none') =>
    change((address) => ({ ...address, products: new Map(address.products).set(id, copies) }));
  return {
    setCopies: setProduct,
    remove: (id: string) => setProduct(id, 'none'),
    /** One more label of a product that is in the list already. @param row missing while it loads */
    add: (id: string, row: LabelRow | undefined) =>
      change((address) => {
        const named = address.products.get(id) ?? 'none';
        const present = row?.copies ?? (named === 'usual' ? 1 : named);
        const copies = present === 'none' ? 'usual' : Math.min(present + 1, MAX_COPIES);
        return { ...address, products: new Map(address.products).set(id, copies) };
      }),
    /** Every product gets a label for each piece in stock. */
    takeStock: () =>
      change(({ filter, products }) => ({
        filter,
        products: new Map([...products].map(([id, copies]) => [id, usualUnlessNone(copies)])),
        isFromStock: true,
      })),
  };
}

function usualUnlessNone(copies: number | 'usual' | 'none') {
  return copies === 'none' ? copies : 'usual';
}
