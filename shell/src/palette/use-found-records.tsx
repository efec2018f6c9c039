import {
  customerPath,
  msg,
  orderPath,
  productPath,
  supplierPath,
  suppliersPath,
  unitText,
  type OrderSummary,
  type Product,
  type Supplier,
} from '@stockroom/contract';
import { OrderStatusBadge, reasonOf, useCan, useFormat, usePaused } from '@stockroom/shared-ui';
import { Package, ShoppingCart, Truck, UserRound } from 'lucide-react';
import { useTranslate } from '../texts';
import type { Entry, EntryGroup } from './entry';
import {
  useFoundCustomersQuery,
  useFoundOrdersQuery,
  useFoundProductsQuery,
  useFoundSuppliersQuery,
} from './palette-api';

/** Inside a sentence. */
const NAMES = [msg('products'), msg('orders'), msg('suppliers'), msg('customers')];

/** The records that a text finds. The last answers stay while newer ones are on their way. */
export function useFoundRecords(text: string) {
  const t = useTranslate();
  const search = usePaused(text);
  const options = { skip: search === '', refetchOnMountOrArgChange: true };
  const products = useFoundProductsQuery(search, options);
  const orders = useFoundOrdersQuery(search, options);
  const suppliers = useFoundSuppliersQuery(search, options);
  const customers = useFoundCustomersQuery(search, options);
  const { productEntry, orderEntry, supplierEntry } = useRecordEntries();

  const titled = (records: string, { data }: { data?: { searchedFor?: string } }) =>
    data?.searchedFor ? t('{records}: “{search}”', { records, search: data.searchedFor }) : records;
  const groups: EntryGroup[] = [
    { title: titled(t('Products'), products), entries: rowsOf(products).map(productEntry) },
    { title: titled(t('Orders'), orders), entries: rowsOf(orders).map(orderEntry) },
    { title: titled(t('Suppliers'), suppliers), entries: rowsOf(suppliers).map(supplierEntry) },
    { title: titled(t('Customers'), customers), entries: rowsOf(customers).map(customerEntry) },
  ];
  const answers = [products, orders, suppliers, customers];
  const failed = answers.filter(({ error }) => error !== undefined);
  const names = NAMES.filter((_name, index) => answers[index]?.error !== undefined);
  const failure = {
    title: t('Failed to search {records}', { records: names.map((name) => t(name)).join(', ') }),
    reason: reasonOf(failed[0]?.error),
    isBusy: failed.some(({ isFetching }) => isFetching),
    onRetry: () => failed.forEach(({ refetch }) => void refetch()),
  };
  return {
    groups: text === '' || search === '' ? [] : groups,
    isSearching: text !== search || answers.some(({ isFetching }) => isFetching),
    failure: text === '' || failed.length === 0 ? null : failure,
  };
}

function rowsOf<Row>({ data, error }: { data?: { rows: Row[] }; error?: unknown }): Row[] {
  return error === undefined ? (data?.rows ?? []) : [];
}

function useRecordEntries() {
  const t = useTranslate();
  const format = useFormat();
  const canEditSuppliers = useCan('suppliers:write');
  return {
    productEntry: ({ _id, name, sku, currentStock, unitOfMeasurement }: Product): Entry => ({
      ...record(productPath(_id), name),
      detail: `${sku} · ${format.number(currentStock)} ${t(unitText(unitOfMeasurement))}`,
      icon: Package,
    }),
    orderEntry: ({ _id, orderNumber, party, totalAmount, status }: OrderSummary): Entry => ({
      ...record(orderPath(_id), orderNumber),
      // An order without its total is one whose prices the user may not see.
      detail: totalAmount === undefined ? party : `${format.money(totalAmount)} · ${party}`,
      icon: ShoppingCart,
      aside: <OrderStatusBadge status={status} />,
    }),
    supplierEntry: ({ _id, companyName, contactPerson }: Supplier): Entry => ({
      ...record(canEditSuppliers ? supplierPath(_id) : suppliersPath(companyName), companyName),
      detail: contactPerson,
      icon: Truck,
    }),
  };
}

function customerEntry(name: string): Entry {
  return { ...record(customerPath(name), name), icon: UserRound };
}

function record(to: string, label: string) {
  return { id: to, to, label };
}
