import {
  labelsFor,
  MAX_LABEL_IDS,
  MAX_LABEL_PRODUCTS,
  type LabelProduct,
} from '@stockroom/contract';
import { skipToken } from '@stockroom/shared-ui';
import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams, type SetURLSearchParams } from 'react-router-dom';
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
    change: useChanges(address, setParams),
  };
}

function rowOf(product: LabelProduct, address: LabelAddress, sheet: Sheet): LabelRow[] {
  const named = address.products.get(product._id) ?? 'usual';
  if (named === 'none') return [];
  const { currentStock, unitOfMeasurement } = product;
  const inStock = Math.min(labelsFor(currentStock, unitOfMeasurement), MAX_COPIES);
  const copies = named !== 'usual' ? named : address.isFromStock ? inStock : 1;
  const { code = null, units = 1 } =
    product.barcodes.find((barcode) => barcode.units === 1) ?? product.barcodes[0] ?? {};
  const bars = code === null ? null : barsOf(code);
  return [{ product, copies, code, units, bars, module: bars && moduleFor(bars, sheet) }];
}

/** What a person changes in the list; the address keeps it. */
function useChanges(address: LabelAddress, setParams: SetURLSearchParams) {
  /** The address follows a change late, and several scans may come before. */
  const newest = useRef(address);
  const written = useRef(new Set<string>());
  useEffect(() => {
    if (!written.current.has(writeAddress(address).toString())) newest.current = address;
  }, [address]);
  return useMemo(() => {
    const change = (changed: LabelAddress) => {
      const params = writeAddress(changed);
      newest.current = changed;
      written.current.add(params.toString());
      setParams(params, { replace: true });
    };
    const setProduct = (id: string, copies: number | 'usual' | 'none') => {
      const { products, ...others } = newest.current;
      change({ ...others, products: new Map(products).set(id, copies) });
    };
    return {
      setCopies: setProduct,
      remove: (id: string) => setProduct(id, 'none'),
      /** One more label of a product that is in the list already. @param row may be old, or missing while it loads */
      add: (id: string, row: LabelRow | undefined) => {
        const named = newest.current.products.get(id) ?? 'none';
        const usual = row?.copies ?? (named === 'usual' ? 1 : 0);
        const present = typeof named === 'number' ? named : usual;
        setProduct(id, Math.min(present + 1, MAX_COPIES));
      },
      /** Every product gets a label for each piece in stock. */
      takeStock: () => {
        const { filter, products } = newest.current;
        change({
          filter,
          products: new Map([...products].map(([id, copies]) => [id, usualUnlessNone(copies)])),
          isFromStock: true,
        });
      },
    };
  }, [setParams]);
}

function usualUnlessNone(copies: number | 'usual' | 'none') {
  return copies === 'none' ? copies : 'usual';
}
