import type { ApiRequest } from '../../store/send';

/** A list or report as it is to be exported. */
export interface ExportedList {
  /** Below /api, e.g. "reports/low-stock". */
  path: string;
  /** Its filter and sort; the file has the rows of all pages. */
  params: ApiRequest['params'];
  /** First part of the file's name, should the server not say it. */
  name: string;
  /** Why it cannot be exported; nothing while it can. */
  refusal?: string | undefined;
}

export const EXPORT_FAILURE = 'Failed to export report';

/** Why a list cannot be exported as it is shown. @param total of its rows, while that is known */
export function exportRefusal(isTurned: boolean, total: number | undefined): string | undefined {
  if (isTurned) return 'The period ends before it begins';
  return total === 0 ? 'There is nothing to export' : undefined;
}
