import type { LabelQuery } from '@stockroom/contract';

/** The labels that an address asks for. */
export interface LabelAddress {
  filter: Omit<LabelQuery, 'ids'>;
  /** Copies by product, beside those of the filter; 'usual' has no number of its own. */
  products: ReadonlyMap<string, number | 'usual' | 'none'>;
  /** Whether a product usually has as many labels as pieces in stock, or else 1. */
  isFromStock: boolean;
}

const FILTERS = ['search', 'category', 'stockStatus', 'supplierId'] as const;
export const MAX_COPIES = 999;

/** `?products=id:3,id,id:none`, together with the filter of the list of products. */
export function readAddress(params: URLSearchParams): LabelAddress {
  const given = FILTERS.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  const products = (params.get('products') ?? '').split(',').filter(Boolean).map(readProduct);
  return {
    filter: Object.fromEntries(given),
    products: new Map(products),
    isFromStock: params.get('copies') === 'stock',
  };
}

export function writeAddress({ filter, products, isFromStock }: LabelAddress): URLSearchParams {
  const params = new URLSearchParams(filter as Record<string, string>);
  if (isFromStock) params.set('copies', 'stock');
  const words = [...products].map(([id, copies]) => (copies === 'usual' ? id : `${id}:${copies}`));
  if (words.length > 0) params.set('products', words.join(','));
  return params;
}

function readProduct(text: string): [string, number | 'usual' | 'none'] {
  const [id = '', copies] = text.split(':');
  if (copies === undefined) return [id, 'usual'];
  return [id, copies === 'none' ? 'none' : (toCopies(copies) ?? 1)];
}

/** The number that digits mean; null for any other text, or too many copies. */
export function toCopies(text: string): number | null {
  const copies = Number(text);
  return /^\d*$/.test(text) && copies <= MAX_COPIES ? copies : null;
}
