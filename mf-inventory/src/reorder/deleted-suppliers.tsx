import type { Reorder } from '@stockroom/contract';
import { Card, Quantity, TextLink } from '@stockroom/shared-ui';
import { editProductPath } from '../paths';
import { useTranslate } from '../texts';
import { PlainList } from './reorder.styles';

/** Products that nobody can order until they have another supplier. */
export function DeletedSuppliers({ reorder }: { reorder: Reorder }) {
  const t = useTranslate();
  const deleted = reorder.suppliers.filter(({ isArchived }) => isArchived);
  if (deleted.length === 0) return null;
  return (
    <Card
      title={t('Without a supplier')}
      description={t('The suppliers of these products are deleted. Choose others.')}
    >
      <PlainList>
        {deleted.flatMap(({ supplierName, products }) =>
          products.map(({ _id, name, quantity, unitOfMeasurement }) => (
            <li key={_id}>
              <TextLink to={editProductPath(_id)}>{name}</TextLink>
              <span>{supplierName}</span>
              <Quantity value={quantity} unit={unitOfMeasurement} />
            </li>
          )),
        )}
      </PlainList>
    </Card>
  );
}
