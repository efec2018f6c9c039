import { object } from 'yup';
import { devServerOrigin } from './dev-remotes';
import { requiredText } from './schema-fields';
import { msg } from './translate';

/** A remote that the browser loads from its developer's own machine. */
export const devRemoteSchema = object({
  remote: requiredText({ max: 100, label: msg('Feature') }, msg('Please select a feature')),
  address: requiredText({ max: 100, label: msg('Address') }).test(
    'own-machine',
    msg('Address must look like http://127.0.0.1:3003'),
    (address) => address === undefined || devServerOrigin(address) !== null,
  ),
}).noUnknown();
