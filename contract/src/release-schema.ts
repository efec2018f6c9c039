import { array, number, object, string, type InferType } from 'yup';

/** What changes the share of a rollout. */
export const rolloutShareSchema = object({ share: wholeNumber('Share', 0, 100) }).noUnknown();

const label = string()
  .trim()
  .required('Label is required')
  .max(60, 'Label can have at most 60 characters');

/** What the form of deploy tokens sends. */
export const deployTokenSchema = object({
  label,
  remotes: array(
    string()
      .trim()
      .required('Name a remote')
      .max(64)
      .matches(/^(\*|[a-z][a-z0-9-]*)$/, 'Names look like mf-orders; * stands for all'),
  )
    .required('Name a remote')
    .min(1, 'Name a remote')
    .max(100, 'At most 100 remotes'),
  days: wholeNumber('Days', 1, 3650),
}).noUnknown();
export type DeployTokenInput = InferType<typeof deployTokenSchema>;

export const deployTokenWithdrawalSchema = object({ label }).noUnknown();

function wholeNumber(name: string, min: number, max: number) {
  const message = `${name} must be a whole number from ${min} to ${max}`;
  return number()
    .typeError(message)
    .required(message)
    .integer(message)
    .min(min, message)
    .max(max, message);
}
