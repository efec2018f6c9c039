import {
  ButtonLink,
  ErrorState,
  PageFrame,
  PageState,
  Spinner,
  toApiError,
  useErrorToast,
} from '@stockroom/shared-ui';
import { Truck } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useSupplierQuery } from '../api/suppliers-api';
import { SUPPLIERS_PATH } from '../paths';
import { EditSupplierForm } from './edit-supplier-form';

const LOAD_FAILURE = 'Failed to load supplier data';

export function EditSupplierPage() {
  const { id = '' } = useParams();
  const { currentData: supplier, error, isFetching, refetch } = useSupplierQuery(id);
  // Once the form stands there, a failed refresh in the background takes nothing away from it.
  const failure = supplier ? undefined : error;
  useErrorToast(failure, LOAD_FAILURE);
  return (
    <PageFrame title="Edit Supplier" backTo={SUPPLIERS_PATH}>
      {supplier ? (
        <EditSupplierForm
          key={supplier._id}
          supplier={supplier}
          reload={() => refetch().unwrap()}
        />
      ) : failure === undefined ? (
        <Spinner />
      ) : toApiError(failure).code === 'NOT_FOUND' ? (
        <SupplierNotFound />
      ) : (
        <ErrorState title={LOAD_FAILURE} busy={isFetching} onRetry={refetch} />
      )}
    </PageFrame>
  );
}

function SupplierNotFound() {
  return (
    <PageState
      icon={Truck}
      title="Supplier not found"
      action={<ButtonLink to={SUPPLIERS_PATH}>Back to Suppliers</ButtonLink>}
    >
      It may have been deleted.
    </PageState>
  );
}
