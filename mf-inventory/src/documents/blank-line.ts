import type { DocumentLine, Product } from '@stockroom/contract';

type Named = Pick<Product, '_id' | 'name' | 'sku' | 'unitOfMeasurement'>;

/** The line of a product that nobody has entered. */
export function blankLine({ _id, name, sku, unitOfMeasurement }: Named): DocumentLine {
  return {
    productId: _id,
    productName: name,
    productSku: sku,
    unitOfMeasurement,
    quantity: null,
    rejected: 0,
    rejectReason: '',
    expected: null,
    unitPrice: null,
    userName: '',
    savedAt: '',
    version: 0,
  };
}
