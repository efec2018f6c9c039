import { Button, PageState } from '@stockroom/shared-ui';
import { PlugZap, RotateCw } from 'lucide-react';
import { pageLoad } from './remotes/page-load';

/** In the place of the whole product, where its files can't be fetched. */
export function MissingApp({ brand }: { brand: string }) {
  return (
    <PageState
      icon={PlugZap}
      title={`${brand} could not be loaded`}
      tone="danger"
      role="alert"
      action={
        <Button icon={RotateCw} onClick={pageLoad.reload}>
          Retry
        </Button>
      }
    >
      The server cannot be reached.
    </PageState>
  );
}
