import { SearchX } from 'lucide-react';
import { Button } from '../components/buttons/button';
import { PageState } from '../components/pages/page-state';
import type { ApiError } from '../store/api-error';
import type { ListState } from './use-list-query';

interface RefusedListProps<Values> {
  title: string;
  error: ApiError;
  list: ListState<Values>;
}

/** The server does not accept what the address asks for: what is wrong, and the way to a list that it has. */
export function RefusedList<Values>({ title, error, list }: RefusedListProps<Values>) {
  const reasons = Object.values(error.fieldErrors);
  const isCursorOnly = 'cursor' in error.fieldErrors && reasons.length === 1;
  return (
    <PageState
      icon={SearchX}
      title={title}
      tone="danger"
      role="alert"
      action={
        isCursorOnly ? (
          <Button onClick={() => list.goTo(null)}>Show the first page</Button>
        ) : (
          <Button onClick={list.clearFilters}>Clear filters</Button>
        )
      }
    >
      {isCursorOnly ? 'The address names a page that this list does not have.' : reasons.join('. ')}
    </PageState>
  );
}

/** True when asking again cannot help, but asking for something else can. */
export function isRefused<Values>({ status }: ApiError, list: ListState<Values>): boolean {
  return status === 422 && (list.filteredBy !== '' || list.cursor !== undefined);
}
