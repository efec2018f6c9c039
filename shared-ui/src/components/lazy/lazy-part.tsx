import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Surface } from '../card';
import { ErrorState } from '../page-state';
import { Spinner } from '../spinner';

interface LazyPartProps<Props> {
  /** Must stay the same function. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  failure: string;
  description?: ReactNode;
}

/** A part of a page whose code loads after the rest; a failure offers Retry. */
export function LazyPart<Props extends object>(part: LazyPartProps<Props>) {
  const { load, props, failure, description } = part;
  const [attempt, setAttempt] = useState(1);
  const lazy = useLazyView(load, attempt);
  if (typeof lazy === 'object') return <lazy.view {...props} />;
  if (lazy === 'loading' && attempt === 1) return <Spinner />;
  return (
    <Surface>
      <ErrorState
        title={failure}
        description={description}
        busy={lazy === 'loading'}
        onRetry={() => setAttempt(attempt + 1)}
      />
    </Surface>
  );
}

type LazyView<View> = { view: View } | 'loading' | 'failed';

/**
 * Loads the code of a view on the first occasion to show it. After a failure the next occasion tries again.
 * @param occasion null while there is nothing to show
 */
export function useLazyView<View>(load: () => Promise<View>, occasion: unknown): LazyView<View> {
  const [loaded, setLoaded] = useState<{ view: View } | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const isWanted = occasion !== null && loaded === null;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    load().then(
      (view) => isCurrent && setLoaded({ view }),
      () => isCurrent && setFailed(occasion),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, occasion]);
  return loaded ?? (failed !== null && failed === occasion ? 'failed' : 'loading');
}
