import type { Passwords } from '../dependencies';
import { validationFailed } from '../errors';

/**
 * Beyond what the contract checks of a new password.
 * @throws ApiError VALIDATION_FAILED at the field
 */
export async function requireGoodPassword(
  passwords: Passwords,
  password: string,
  field: string,
): Promise<void> {
  if (await passwords.isCommon(password))
    throw validationFailed({ [field]: 'This password is too common' });
}
