import { object } from 'yup';
import { devServerOrigin } from './dev-remotes';
import { requiredText } from './validation';

/** A remote that a browser is to take from its developer's own machine. */
export const devRemoteSchema = object({
  remote: requiredText({ required: 'Please select a feature', max: 100, label: 'Feature' }),
  address: requiredText({ required: 'Address is required', max: 100, label: 'Address' }).test(
    'own-machine',
    'Address must look like http://127.0.0.1:3003',
    (address) => address === undefined || devServerOrigin(address) !== null,
  ),
}).noUnknown();
