import type { RemoteDescription } from '@stockroom/contract';
import { Unplug } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../components/buttons/button-link';
import { PageHeader } from '../components/pages/page-header';
import { PageState } from '../components/pages/page-state';

/** A path of the product that another remote or the shell answers to. */
export function OtherArea({ description }: { description: RemoteDescription }) {
  const { pathname } = useLocation();
  const { title, basePaths } = description;
  return (
    <>
      <PageHeader title="Not in this area" />
      <PageState
        icon={Unplug}
        title={`Only ${title} runs here`}
        action={
          <ButtonLink variant="primary" to={basePaths[0] ?? '/'}>
            Go to {title}
          </ButtonLink>
        }
      >
        {pathname} belongs to another part of the product.
      </PageState>
    </>
  );
}
