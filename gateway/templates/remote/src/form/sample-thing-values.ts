import { requiredText, type CategoryInput } from '@stockroom/contract';
import { object } from 'yup';

/** What the form holds: exactly the payload's fields. */
export type SampleThingValues = CategoryInput;
type SampleThingField = keyof SampleThingValues;

/** The fields in the order of the form, by their visible labels. */
export const SAMPLE_THING_LABELS = {
  name: 'Name',
} as const satisfies Record<SampleThingField, string>;

export const NEW_SAMPLE_THING: SampleThingValues = { name: '' };

// Its place is the contract, once the API checks it too.
export const sampleThingSchema = object({
  name: requiredText({
    required: 'Sample thing name is required',
    max: 100,
    label: 'Sample thing name',
  }),
}).noUnknown();
