import { array, number, object, string, type InferType } from 'yup';
import { msg, type Text } from './translate';

/** What changes the share of a rollout. */
export const rolloutShareSchema = object({ share: wholeNumber(msg('Share'), 0, 100) }).noUnknown();

const label = string()
  .trim()
  .required(msg('Label is required'))
  .max(60, msg('Label can have at most 60 characters'));

/** What the form of deploy tokens sends. */
export const deployTokenSchema = object({
  label,
  remotes: array(
    string()
      .trim()
      .required(msg('Name a remote'))
      .max(64)
      .matches(/^(\*|[a-z][a-z0-9-]*)$/, {
        message: msg('Names look like mf-orders; * stands for all'),
      }),
  )
    .required(msg('Name a remote'))
    .min(1, msg('Name a remote'))
    .max(100, msg('At most 100 remotes')),
  days: wholeNumber(msg('Days'), 1, 3650),
}).noUnknown();
export type DeployTokenInput = InferType<typeof deployTokenSchema>;

export const deployTokenWithdrawalSchema = object({ label }).noUnknown();

function wholeNumber(name: Text, min: number, max: number) {
  const message = msg('{name} must be a whole number from {min} to {max}', { name, min, max });
  return number()
    .typeError(message)
    .required(message)
    .integer(message)
    .min(min, message)
    .max(max, message);
}
