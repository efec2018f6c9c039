import { TriangleAlert } from 'lucide-react';
import { useRouteError } from 'react-router-dom';
import { PageHeader } from '../components/pages/page-header';
import { PageState } from '../components/pages/page-state';

/** A page of the remote that threw. The place in its sources is the console's to tell, which reads source maps. */
export function PageFailure() {
  const error = useRouteError();
  return (
    <>
      <PageHeader title="This page has stopped" />
      <PageState
        icon={TriangleAlert}
        title={error instanceof Error ? error.message : String(error)}
      >
        The console of the browser says where.
      </PageState>
    </>
  );
}
