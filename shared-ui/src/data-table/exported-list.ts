import type { ApiRequest } from '../store/send';

/** A list or report as it is to be exported. */
export interface ExportedList {
  /** Below /api, e.g. "reports/low-stock". */
  path: string;
  /** Its filter and sort; the file has the rows of all pages. */
  params: ApiRequest['params'];
  /** First part of the file's name, should the server not say it. */
  name: string;
  /** True while there is nothing to export. */
  disabled?: boolean;
}

export const EXPORT_FAILURE = 'Failed to export report';
