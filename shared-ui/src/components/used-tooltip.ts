import type { FocusEvent, SyntheticEvent } from 'react';

const USED = 'data-used';

/**
 * Who has pressed a control knows its name: the tooltip goes, until the pointer or the focus has been elsewhere. A
 * dialog that the press opened is no such place, because it gives the focus back. No state: nothing is rendered for it.
 */
export const usedTooltip = {
  onClickCapture: ({ currentTarget }: SyntheticEvent) => currentTarget.setAttribute(USED, ''),
  onPointerLeave: ({ currentTarget }: SyntheticEvent) => currentTarget.removeAttribute(USED),
  onBlurCapture: ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!relatedTarget?.closest('[role$=dialog]')) currentTarget.removeAttribute(USED);
  },
};
