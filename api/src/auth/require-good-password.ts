import { msg, type Credentials } from '@stockroom/contract';
import type { Passwords } from '../dependencies';
import { validationFailed } from '../errors';

/**
 * Beyond what the contract checks of a new password.
 * @throws ApiError VALIDATION_FAILED at the field
 */
export async function requireGoodPassword(
  passwords: Passwords,
  { password, email }: Credentials,
  field: string,
): Promise<void> {
  if (password.trim() === '' || (await passwords.isCommon(password)))
    throw validationFailed({ [field]: msg('This password is too common') });
  if (password.trim().toLowerCase() === email)
    throw validationFailed({ [field]: msg('The email address is no password') });
}
