import { findBarcode, mayBeNewBarcode, unitText, type Product } from '@stockroom/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TextLink } from '../../components/buttons/links';
import { LazyPart } from '../../components/lazy/lazy-part';
import {
  useLazyProductOptionsQuery,
  useProductOptionQuery,
  useProductOptionsQuery,
  useSupplierOptionQuery,
  useSupplierOptionsQuery,
} from '../../lookups/lookups';
import { useFormat } from '../../store/hooks';
import { useCan } from '../../store/role';
import { useTranslate } from '../../texts';
import type { FieldProps } from '../fields/field-frame';
import type { AddBarcodeDialogProps } from './add-barcode-dialog';
import { ComboboxField, type ComboboxFieldProps } from './combobox-field';
import { useScannedProducts } from './use-scanned-products';
import type { TakeScan } from './use-scans';
import type { SearchOption } from './use-search-combobox';

interface ProductFieldProps
  extends
    Pick<FieldProps, 'name' | 'required' | 'knownAs'>,
    Pick<ComboboxFieldProps, 'next' | 'data-shortcut'> {
  label?: string;
  /** The product that the record refers to; it may be archived. */
  chosen?: Pick<Product, '_id' | 'name'>;
  /**
   * Runs before the form holds the product, e.g. to fill in its price.
   * @param code the barcode that has found it, or else its SKU
   */
  onChoose?: (product: Product | null, code: string | undefined) => void;
  /** Runs for a product that the form had before the field knew it, such as one that was typed earlier. */
  onFound?: (product: Product) => void;
  /**
   * Takes a scanned product. Scans follow each other without waiting for answers, and none gets lost.
   * @param units how many of them the scan means, in the product's unit
   * @returns true: the product has its place; false: the field chooses it
   */
  onScan?: (product: Product, units: number) => boolean;
  /** Runs for a scan that means no product, or whose search failed. */
  onNothing?: () => void;
  /** Shows products without their stock. */
  hidesStock?: boolean;
  /** Of a product that is created for an unknown code. */
  supplier?: ChosenSupplier;
}

export const loadAddBarcodeDialog = async () =>
  (await import(/* webpackChunkName: "add-barcode-dialog" */ './add-barcode-dialog'))
    .AddBarcodeDialog;

export function ProductField(props: ProductFieldProps) {
  const t = useTranslate();
  const { label = t('Product'), chosen, onChoose, onScan, ...others } = props;
  const { supplier, onFound, onNothing, hidesStock, ...field } = others;
  const format = useFormat();
  const [search, setSearch] = useState('');
  const query = useProductOptionsQuery({ search });
  const { data: products = [], error, isFetching, refetch } = query;
  const toOption = ({ _id, name, sku, barcodes, currentStock, unitOfMeasurement }: Product) => ({
    value: _id,
    label: name,
    code: findBarcode(barcodes, search) ? search : sku,
    detail: hidesStock
      ? sku
      : `${sku} · ${format.number(currentStock)} ${t(unitText(unitOfMeasurement))}`,
  });
  const scannedLast = useRef<Product>(null);
  const productOf = (option: SearchOption | null) =>
    [...products, scannedLast.current].find((product) => product?._id === option?.value) ?? null;
  const findScanned = useScannedProducts();
  const takeScan: TakeScan = (code, done) =>
    findScanned(code, (scanned, found) => {
      if (!scanned) {
        onNothing?.();
        done({ found });
      } else if (onScan?.(scanned.product, scanned.units)) done();
      else {
        scannedLast.current = scanned.product;
        done(toOption(scanned.product));
      }
    });
  const canWrite = useCan('products:write');
  const [refresh] = useLazyProductOptionsQuery();
  const [adding, setAdding] = useState<Pick<AddBarcodeDialogProps, 'code' | 'onAdded'> | null>(
    null,
  );
  const offersFor = (code: string, scanAgain: () => void) => {
    if (!canWrite || !mayBeNewBarcode(code)) return [];
    const refreshAndScan = async () => {
      await refresh({ search: code });
      scanAgain();
    };
    return [
      {
        label: t('Create a product with this code in a new tab'),
        // In another tab, so that this form keeps what is typed.
        onPress: () => {
          const known = new URLSearchParams({ barcode: code, ...supplier });
          window.open(`/products/new?${known}`, '_blank');
          window.addEventListener('focus', () => void refreshAndScan(), { once: true });
        },
      },
      {
        label: t('Add this code to a product'),
        onPress: () => setAdding({ code, onAdded: () => void refreshAndScan() }),
      },
    ];
  };
  const [unknown, setUnknown] = useState('');
  const { data: found } = useProductOptionQuery(unknown, { skip: unknown === '' });
  const tell = useEffectEvent((product: Product) => onFound?.(product));
  useEffect(() => {
    if (found) tell(found);
  }, [found]);
  const current = found ?? chosen;
  const noProducts = search === '' && query.currentData?.length === 0 && (
    <>
      {t('There are no products yet.')} <TextLink to="/products/new">{t('Add a product')}</TextLink>
    </>
  );
  return (
    <>
      <ComboboxField
        {...field}
        label={label}
        placeholder={t('Select a product')}
        options={error ? undefined : products.map(toOption)}
        onSearch={setSearch}
        loading={isFetching}
        failure={
          error && { message: t('Failed to load products'), onRetry: refetch, busy: isFetching }
        }
        current={current && { value: current._id, label: current.name }}
        onUnknown={setUnknown}
        onPick={(option) => onChoose?.(productOf(option), option?.code)}
        takeScan={onScan && takeScan}
        offersFor={onScan && offersFor}
        adviceFor={(code) =>
          canWrite || !mayBeNewBarcode(code)
            ? undefined
            : t('Put the product aside, and ask somebody who may add products.')
        }
        hint={noProducts}
      />
      {adding && (
        <LazyPart
          load={loadAddBarcodeDialog}
          props={{ ...adding, onClose: () => setAdding(null) }}
          failure={t('Failed to load the form')}
        />
      )}
    </>
  );
}

export interface ChosenSupplier {
  supplierId: string;
  supplierName: string;
}

interface SupplierFieldProps extends Pick<FieldProps, 'name' | 'label' | 'required'> {
  /** The supplier that the record refers to; it may be archived. */
  chosen?: ChosenSupplier;
}

const loadSupplierDialog = async () =>
  (await import(/* webpackChunkName: "new-supplier-dialog" */ './new-supplier-dialog'))
    .NewSupplierDialog;

export function SupplierField({ chosen, ...field }: SupplierFieldProps) {
  const t = useTranslate();
  const canCreate = useCan('suppliers:write');
  const [search, setSearch] = useState('');
  const query = useSupplierOptionsQuery({ search });
  const { data = [], error, isFetching, refetch } = query;
  const [unknown, setUnknown] = useState('');
  const { data: found } = useSupplierOptionQuery(unknown, { skip: unknown === '' });
  const current = found
    ? { value: found._id, label: found.companyName }
    : chosen && { value: chosen.supplierId, label: chosen.supplierName };
  const options = data.map(({ _id, companyName }) => ({ value: _id, label: companyName }));
  const hasNone = search === '' && query.currentData?.length === 0;
  return (
    <ComboboxField
      {...field}
      placeholder={t('Select a supplier')}
      options={error ? undefined : options}
      onSearch={setSearch}
      loading={isFetching}
      failure={
        error && { message: t('Failed to load suppliers'), onRetry: refetch, busy: isFetching }
      }
      current={current}
      onUnknown={setUnknown}
      hint={hasNone && t('There are no suppliers yet.')}
      newOption={canCreate ? { label: t('New supplier…'), load: loadSupplierDialog } : undefined}
    />
  );
}
