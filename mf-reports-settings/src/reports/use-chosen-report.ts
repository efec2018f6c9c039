import { isDay } from '@stockroom/contract';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ImpossibleDaysState } from './impossible-days';
import type { ReportCatalogue } from './report-catalogue';

type Report = ReportCatalogue[number];

/** The report that the address names; what neither the catalogue nor the report knows leaves the address. */
export function useChosenReport(catalogue: ReportCatalogue): Report {
  const [params, setParams] = useSearchParams();
  const asked = params.get('type');
  const named = catalogue.find(({ type }) => type === asked?.toLowerCase());
  const report = named ?? catalogue[0];
  const known = knownOf(params, report, named !== undefined);
  const isKnown = known.toString() === params.toString();
  const correct = useEffectEvent(() => {
    const state: ImpossibleDaysState = { impossibleDays: impossibleDaysOf(params, report) };
    setParams(known, { replace: true, preventScrollReset: true, state });
  });
  useEffect(() => {
    if (!isKnown) correct();
  }, [isKnown]);
  return report;
}

function knownOf(params: URLSearchParams, report: Report, isNamed: boolean): URLSearchParams {
  const known = new URLSearchParams(params);
  if (isNamed) known.set('type', report.type);
  else known.delete('type');
  if (report.state === 'planned') return known;

  const { filters, sortKeys } = report.rules;
  const names = ['type', 'sort', 'cursor', 'page', ...Object.keys(filters)];
  for (const name of params.keys()) if (!names.includes(name)) known.delete(name);
  for (const name of daysOf(report)) if (!isDay(params.get(name) ?? '')) known.delete(name);
  const sort = params.get('sort') ?? '';
  if (!sortKeys.includes(sort.replace(/^-/, ''))) known.delete('sort');
  return known;
}

function impossibleDaysOf(params: URLSearchParams, report: Report): string[] {
  const days = daysOf(report).map((name) => params.get(name) ?? '');
  return days.filter((day) => day !== '' && !isDay(day));
}

/** The names of the filters that are days. */
function daysOf(report: Report): string[] {
  if (report.state === 'planned') return [];
  const { filters } = report.rules;
  return Object.keys(filters).filter((name) => filters[name] === 'day');
}
