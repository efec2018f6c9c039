import { createContext, useContext } from 'react';
import type { FormState } from './form-state';

/** What the server refused, with the value it refused: changing the value takes the message away. */
export type RefusedFields = ReadonlyMap<string, { message: string; value: unknown }>;

interface FormContextValue {
  state: FormState;
  refusedFields: RefusedFields;
  /** What to say at fields that somebody else has changed while the form was open, by what they are known by. */
  changedFields: ReadonlyMap<string, string>;
  isBusy: boolean;
  /** A submit waits for work that a field has begun, such as an upload. */
  waitFor: (work: Promise<unknown>) => void;
}

export const FormContext = createContext<FormContextValue | null>(null);

export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (context === null) throw new Error('Fields stand inside of a <Form>');
  return context;
}
