import { Notice, TextLink } from '@stockroom/shared-ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NEXT_FORM, nextStepsIn } from '../next-steps';

/** Shows the last result and the next steps until the user dismisses it or leaves the list. */
export function NextStepsNotice() {
  const { state } = useLocation();
  // Filtering the list drops the history state.
  const [nextSteps, setNextSteps] = useState(() => nextStepsIn(state));
  if (nextSteps === null) return null;
  const links = nextSteps.links.map(({ label, path }) => (
    <TextLink key={path} to={path} state={NEXT_FORM}>
      {label}
    </TextLink>
  ));
  return (
    <div data-print="hide">
      <Notice action={links} onDismiss={() => setNextSteps(null)}>
        {nextSteps.result}
      </Notice>
    </div>
  );
}
