import { useState, type ComponentType, type ReactNode } from 'react';
import { Surface } from '../card';
import { ErrorState } from '../pages/page-state';
import { Spinner } from '../spinner';
import { useLateView } from './use-late-view';

interface LatePartProps<Props> {
  /** Stays the same as long as the part is there. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** What to say where its code did not come, e.g. "Failed to load the features". */
  failure: string;
  description?: ReactNode;
}

/** A part of a page whose code comes after the rest, and can be asked for again where it did not. */
export function LatePart<Props extends object>(part: LatePartProps<Props>) {
  const { load, props, failure, description } = part;
  const [attempt, setAttempt] = useState(1);
  const late = useLateView(load, attempt);
  if (typeof late === 'object') return <late.view {...props} />;
  if (late === 'coming' && attempt === 1) return <Spinner />;
  return (
    <Surface>
      <ErrorState
        title={failure}
        description={description}
        busy={late === 'coming'}
        onRetry={() => setAttempt(attempt + 1)}
      />
    </Surface>
  );
}
