import { Button } from '@stockroom/shared-ui';
import { useTranslate } from '../texts';
import { Centered } from './import.styles';

interface LoadMoreProps {
  /** Of a list that comes page by page. */
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
}

export function LoadMore({ query }: LoadMoreProps) {
  const t = useTranslate();
  if (!query.hasNextPage) return null;
  return (
    <Centered>
      <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {t('Load more')}
      </Button>
    </Centered>
  );
}
