import { customerPath, type CustomerName, type CustomerOverview } from '@stockroom/contract';
import {
  Button,
  Card,
  DateOnly,
  DescriptionList,
  Money,
  Quantity,
  space,
  TextLink,
  useCan,
} from '@stockroom/shared-ui';
import styled from 'styled-components';
import { useTranslate } from '../texts';

interface CustomerFactsProps {
  overview: CustomerOverview;
  /** Merges another name into this name; missing for those who may not. */
  onMerge: ((other: CustomerName) => void) | undefined;
}

/** Figures, similar names, and notes. Money shows to those who may see it. */
export function CustomerFacts({ overview, onMerge }: CustomerFactsProps) {
  const t = useTranslate();
  const canSeePrices = useCan('prices:read');
  const { figures, similar, notes } = overview;
  const { orders, revenue = 0, returned = 0, firstOrderAt, lastOrderAt } = figures;
  const money = [
    { label: t('Revenue'), value: <Money value={revenue} /> },
    { label: t('Returned'), value: <Money value={returned} /> },
  ];
  const day = (at: string | null) => (at === null ? '' : <DateOnly value={at} />);
  return (
    <>
      <Card title={t('Sales')}>
        <DescriptionList
          items={[
            { label: t('Orders'), value: <Quantity value={orders} /> },
            ...(canSeePrices ? money : []),
            { label: t('First order'), value: day(firstOrderAt) },
            { label: t('Last order'), value: day(lastOrderAt) },
          ]}
        />
      </Card>
      {similar.length > 0 && (
        <Card title={t('Similar names')}>
          <List>
            {similar.map((other) => (
              <li key={other.name}>
                <span>
                  <TextLink to={customerPath(other.name)}>{other.name}</TextLink>
                  {' · '}
                  {t.plural(other.orders, '{count} order', '{count} orders')}
                </span>
                {onMerge && (
                  <Button size="small" aria-description={other.name} onClick={() => onMerge(other)}>
                    {t('Merge')}
                  </Button>
                )}
              </li>
            ))}
          </List>
        </Card>
      )}
      {notes.length > 0 && (
        <Card title={t('Contacts and notes')} description={t('From the notes of orders')}>
          <List>
            {notes.map((note) => (
              <Note key={note}>{note}</Note>
            ))}
          </List>
        </Card>
      )}
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.md};
  overflow-wrap: anywhere;
  li {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space.md};
  }
`;
const Note = styled.li`
  white-space: pre-line;
`;
