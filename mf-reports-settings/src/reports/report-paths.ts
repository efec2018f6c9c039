import { withQuery, type ReportType } from '@stockroom/contract';

export function reportPath(type: ReportType, filter: Record<string, string>): string {
  return withQuery('/reports', { type, ...filter });
}
