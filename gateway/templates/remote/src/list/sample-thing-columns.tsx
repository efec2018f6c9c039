import type { Column } from '@stockroom/shared-ui/data-table';
import type { SampleThing } from '../api/sample-things-api';

export const SAMPLE_THING_COLUMNS: readonly Column<SampleThing>[] = [
  { id: 'name', header: 'Name', kind: 'title', cell: ({ name }) => name },
];
