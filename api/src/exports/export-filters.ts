import { EXPORT_FORMATS, type ExportFormat } from '@stockroom/contract';
import { string } from 'yup';
import { timeZoneFilter } from '../http/filters';

export interface ExportParameters {
  format?: ExportFormat;
  timeZone?: string;
}

/** What a list that can be exported takes beside its own filters. */
export const EXPORT_FILTERS = {
  format: string<ExportFormat>().oneOf(EXPORT_FORMATS, 'Format must be csv or xlsx'),
  timeZone: timeZoneFilter,
};
