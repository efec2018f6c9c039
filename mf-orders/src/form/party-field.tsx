import type { OrderType } from '@stockroom/contract';
import { SupplierField, TextField, type ChosenSupplier } from '@stockroom/shared-ui/forms';
import { ORDER_LABELS } from './order-values';

interface PartyFieldProps {
  type: OrderType | '';
  /** The supplier that the order has already. */
  supplier?: ChosenSupplier;
}

/** Whom the order is with: the supplier of a purchase, the customer of a sale (spec section 2). */
export function PartyField({ type, supplier }: PartyFieldProps) {
  if (type === 'incoming')
    return (
      <SupplierField name="supplierId" label={ORDER_LABELS.supplierId} required chosen={supplier} />
    );
  return type === 'outgoing' ? (
    <TextField name="customerName" label={ORDER_LABELS.customerName} required />
  ) : null;
}
