import { SearchX } from 'lucide-react';
import { Button } from '../../components/buttons/button';
import { PageState } from '../../components/pages/page-state';

/** In the place of rows: no list is asked for a period that ends before it begins. Its field has said so aloud. */
export function TurnedPeriod({ onClear }: { onClear: () => void }) {
  return (
    <PageState
      icon={SearchX}
      title="The period ends before it begins"
      action={<Button onClick={onClear}>Clear filters</Button>}
    >
      Choose another first or last day.
    </PageState>
  );
}
