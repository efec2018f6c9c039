import { Button, space, usePaused } from '@stockroom/shared-ui';
import { TextField, useFormValue } from '@stockroom/shared-ui/forms';
import styled from 'styled-components';
import { useCustomersQuery } from '../api/orders-api';
import { useTranslate } from '../texts';

/** Any name; it suggests those of earlier orders, also for what was typed in another layout or with a typo. */
export function CustomerField({ name: field, label }: Record<'name' | 'label', string>) {
  const t = useTranslate();
  const [name, setName] = useFormValue<string>(field);
  const search = usePaused(name.trim());
  const { data } = useCustomersQuery(search);
  const { customers = [], searchedFor } = data ?? {};
  // The browser offers only names that contain the typed text.
  const isMeant = searchedFor !== undefined && search === name.trim();
  return (
    <TextField
      name={field}
      label={label}
      required
      suggestions={customers}
      hint={
        isMeant && (
          <Meant>
            {t('Earlier customers:')}
            {customers.map((customer) => (
              <Button key={customer} size="small" onClick={() => setName(customer)}>
                {customer}
              </Button>
            ))}
          </Meant>
        )
      }
    />
  );
}

const Meant = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm};
`;
