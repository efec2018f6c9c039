import { getIn } from 'formik';
import { messageOf, toApiError, type ApiError } from '../store/api-error';
import type { RefusedFields } from './form-context';

/** Why a submit failed, sorted by where it is to be shown. */
export interface SubmitRefusal {
  error: ApiError;
  refusedFields: RefusedFields;
  /** What stands above the form: what the form has no field for, or the whole refusal when no field is to blame. */
  notices: string[];
  isVersionConflict: boolean;
}

/** @param fallback what to say when the server said nothing a user can read */
export function toSubmitRefusal(cause: unknown, values: object, fallback: string): SubmitRefusal {
  const error = toApiError(cause);
  const isVersionConflict = error.code === 'VERSION_CONFLICT';
  const refusedFields = new Map<string, { message: string; value: unknown }>();
  const notices: string[] = [];
  for (const [path, message] of Object.entries(error.fieldErrors)) {
    const value: unknown = getIn(values, path);
    if (value === undefined) notices.push(`${path}: ${message}`);
    else refusedFields.set(path, { message, value });
  }
  const isUnexplained = refusedFields.size === 0 && notices.length === 0 && !isVersionConflict;
  if (isUnexplained) notices.push(messageOf(error, fallback));
  return { error, refusedFields, notices, isVersionConflict };
}
