import { IconButton, Notice, TextLink } from '@stockroom/shared-ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NEXT_FORM, nextStepsIn } from '../next-steps';
import { useTranslate } from '../texts';

/** Shows the last result and the next steps until the user dismisses it or leaves the list. */
export function NextStepsNotice() {
  const t = useTranslate();
  const { state } = useLocation();
  // Filtering the list drops the history state.
  const [nextSteps, setNextSteps] = useState(() => nextStepsIn(state));
  if (nextSteps === null) return null;
  const actions = (
    <>
      {nextSteps.links.map(({ label, path }) => (
        <TextLink key={path} to={path} state={NEXT_FORM}>
          {label}
        </TextLink>
      ))}
      <IconButton
        name={t('Dismiss')}
        icon={X}
        tooltipAlign="end"
        onClick={() => setNextSteps(null)}
      />
    </>
  );
  return (
    <div data-print="hide">
      <Notice action={actions}>{nextSteps.result}</Notice>
    </div>
  );
}
