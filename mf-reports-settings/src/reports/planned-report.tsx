import { PageState, Surface } from '@stockroom/shared-ui';
import { Hourglass } from 'lucide-react';

/** Stands where a report is announced, but not there yet (spec section 2). */
export function PlannedReport({ title }: { title: string }) {
  return (
    <Surface as="section" aria-label={title}>
      <PageState icon={Hourglass} title="Report Coming Soon">
        This report is currently being developed
      </PageState>
    </Surface>
  );
}
