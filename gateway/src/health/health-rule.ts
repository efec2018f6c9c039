import type { HealthKind } from '@stockroom/contract';

/** The kinds after which a visitor did not get the page. */
export const FAILURES = ['load-failure', 'crash', 'no-page'] as const satisfies HealthKind[];

/** Distinct visitors of a release, and how many of them had what. */
export interface HealthFigures extends Record<HealthKind, number> {
  visitors: number;
  /** Those with any of FAILURES. */
  failing: number;
}

const MEASURES = ['failing', 'error', 'failed-call'] as const;
export type Measure = (typeof MEASURES)[number];

/** One visitor may have a broken browser. */
const MIN_FAILING = 2;
/** A share of fewer visitors says little. */
const MIN_VISITORS = 20;
const MIN_RATIO = 2;
const MIN_DIFFERENCE = 0.05;

/**
 * Whether a release must be withdrawn: it fails for some visitors and its predecessor for none, or for a far larger share
 * of many visitors.
 * @returns what speaks against it, or null
 */
export function faultOf(release: HealthFigures, predecessor: HealthFigures): Measure | null {
  if (release.failing >= MIN_FAILING && predecessor.failing === 0) return 'failing';
  if (release.visitors < MIN_VISITORS) return null;
  const isWorse = (measure: Measure) => {
    const [share, before] = [shareOf(release, measure), shareOf(predecessor, measure)];
    return share > MIN_RATIO * before && share - before > MIN_DIFFERENCE;
  };
  return MEASURES.find(isWorse) ?? null;
}

function shareOf(figures: HealthFigures, measure: Measure): number {
  return figures.visitors === 0 ? 0 : figures[measure] / figures.visitors;
}
