/** The result of a form, with links to the next steps. The history state takes it to the list of movements. */
export interface NextSteps {
  result: string;
  links: { label: string; path: string }[];
}

/** The history state of a form that such a link opens. */
export const NEXT_FORM = 'next-form';

export function stateOf(nextSteps: NextSteps) {
  return { nextSteps };
}

export function nextStepsIn(state: unknown): NextSteps | null {
  const isOurs = typeof state === 'object' && state !== null && 'nextSteps' in state;
  return isOurs ? (state.nextSteps as NextSteps) : null;
}
