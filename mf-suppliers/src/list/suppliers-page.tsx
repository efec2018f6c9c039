import { SUPPLIER_SORT_KEYS, type Supplier, type SupplierList } from '@stockroom/contract';
import { ButtonLink, EmptyState, useCan } from '@stockroom/shared-ui';
import { ListPage, SearchFilter, useListQuery } from '@stockroom/shared-ui/data-table';
import { FileUp, Plus, Truck } from 'lucide-react';
import { useMemo } from 'react';
import { useSuppliersQuery } from '../api/suppliers-api';
import { IMPORT_SUPPLIERS_PATH, NEW_SUPPLIER_PATH } from '../paths';
import { useTranslate } from '../texts';
import { supplierColumns } from './supplier-columns';
import { useDeleteSupplier } from './use-delete-supplier';

export function SuppliersPage() {
  const t = useTranslate();
  const list = useListQuery({
    filters: { search: 'text' },
    sortKeys: SUPPLIER_SORT_KEYS,
    defaultSort: 'companyName',
  });
  const answer = useSuppliersQuery(list.args, { refetchOnMountOrArgChange: true });
  const deleteSupplier = useDeleteSupplier();
  const canEdit = useCan('suppliers:write');
  const columns = useMemo(
    () => supplierColumns(canEdit, deleteSupplier, t),
    [canEdit, deleteSupplier, t],
  );
  return (
    <ListPage
      title={t('Suppliers')}
      actions={<NewSuppliers />}
      file={{ operation: 'GET /suppliers', args: list.args, name: 'suppliers' }}
      filters={
        <SearchFilter
          label={t('Search suppliers')}
          placeholder={t('Search by company or contact…')}
          value={list.values.search}
          onSearch={(search) => list.setFilter('search', search, { typing: true })}
        />
      }
      columns={columns}
      list={list}
      answer={answer}
      rowsOf={suppliersOf}
      rowKey={idOf}
      words={{
        count: (total, count) =>
          t.plural(total, '{count} supplier', '{count} suppliers', { count }),
        none: t('No suppliers found'),
      }}
      failure={t('Failed to load suppliers')}
      empty={
        <EmptyState
          icon={Truck}
          title={t('No suppliers found')}
          description={t('Suppliers that you add appear here.')}
          action={<NewSuppliers />}
        />
      }
    />
  );
}

/** One supplier by a form, or many from a file. */
function NewSuppliers() {
  const t = useTranslate();
  const canAdd = useCan('suppliers:write');
  const canImport = useCan('files:import');
  return (
    canAdd && (
      <>
        {canImport && (
          <ButtonLink icon={FileUp} to={IMPORT_SUPPLIERS_PATH} data-at-desk>
            {t('Import')}
          </ButtonLink>
        )}
        <ButtonLink variant="primary" icon={Plus} to={NEW_SUPPLIER_PATH} data-shortcut="new">
          {t('Add Supplier')}
        </ButtonLink>
      </>
    )
  );
}

const suppliersOf = ({ suppliers }: SupplierList) => suppliers;
const idOf = ({ _id }: Supplier) => _id;
