import { useMemo } from 'react';
import { useSampleThingsQuery } from '../api/sample-things-api';

/** What is found among all records. An API with a search of its own takes the text as an argument instead. */
export function useFoundSampleThings(search: string) {
  const answer = useSampleThingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: all } = answer;
  const data = useMemo(() => {
    if (!all) return all;
    const text = search.toLocaleLowerCase();
    const rows = all.rows.filter(({ name }) => name.toLocaleLowerCase().includes(text));
    return { ...all, rows, total: rows.length };
  }, [all, search]);
  return { ...answer, data, currentData: answer.currentData && data };
}
