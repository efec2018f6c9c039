import {
  ErrorState,
  FIELDS_WIDTH,
  reasonOf,
  Spinner,
  Surface,
  useErrorToast,
} from '@stockroom/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface LoadedSettingsProps<Settings> {
  answer: { data?: Settings; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** What to say when they could not be loaded. */
  failure: string;
  children: (settings: Settings) => ReactNode;
}

/** What a tab edits, once it is there. After that a refresh that fails takes nothing away. */
export function LoadedSettings<Settings>(props: LoadedSettingsProps<Settings>) {
  const { answer, failure, children } = props;
  const { data, isFetching, refetch } = answer;
  const error = data === undefined ? answer.error : undefined;
  useErrorToast(error, failure);
  if (data !== undefined) return children(data);
  if (error === undefined)
    return (
      <Place>
        <Spinner />
      </Place>
    );
  return (
    <Place as={Surface}>
      <ErrorState
        title={failure}
        description={reasonOf(error)}
        busy={isFetching}
        onRetry={refetch}
      />
    </Place>
  );
}

/* As wide as the form that comes in its place. */
const Place = styled.div`
  max-width: ${FIELDS_WIDTH};
`;
