import { PageFrame, RecordBody } from '@stockroom/shared-ui';
import { Truck } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useSupplierQuery } from '../api/suppliers-api';
import { SUPPLIERS_PATH } from '../paths';
import { EditSupplierForm } from './edit-supplier-form';

const MISSING = {
  icon: Truck,
  title: 'Supplier not found',
  back: { to: SUPPLIERS_PATH, label: 'Back to Suppliers' },
};

export function EditSupplierPage() {
  const { id = '' } = useParams();
  const query = useSupplierQuery(id);
  return (
    <PageFrame title="Edit Supplier" backTo={SUPPLIERS_PATH}>
      <RecordBody query={query} failure="Failed to load supplier data" missing={MISSING}>
        {(supplier) => (
          <EditSupplierForm
            key={supplier._id}
            supplier={supplier}
            reload={() => query.refetch().unwrap()}
          />
        )}
      </RecordBody>
    </PageFrame>
  );
}
