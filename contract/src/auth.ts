import { object, string, type InferType } from 'yup';
import { choice, requiredText } from './schema-fields';
import { INTERFACE_LANGUAGES, msg } from './translate';

const email = requiredText({ max: 254, label: msg('Email') }).matches(/^\s*[^\s@]+@[^\s@]+\s*$/, {
  message: msg('Invalid email address'),
  excludeEmptyString: true,
});
export const passwordSchema = string()
  .typeError(msg('Password must be text'))
  .required(msg('Password is required'))
  .max(256, msg('Password can have at most 256 characters'));

/** Sign-in and registration. The password is taken as typed, spaces included. */
export const credentialsSchema = object({ email, password: passwordSchema }).noUnknown();
export type Credentials = InferType<typeof credentialsSchema>;

/** A password that a person chooses from now on. Sign-in and registration accept shorter ones. */
export const newPasswordSchema = passwordSchema.min(
  8,
  msg('Password must have at least 8 characters'),
);

/** Not in account.ts, which the shell has from its start: yup comes later. */
export const passwordChangeSchema = object({
  currentPassword: passwordSchema,
  newPassword: newPasswordSchema.test(
    'changed',
    msg('Choose a password other than the current one'),
    (password, { parent }: { parent: { currentPassword?: unknown } }) =>
      password !== parent.currentPassword,
  ),
}).noUnknown();
export type PasswordChange = InferType<typeof passwordChangeSchema>;

/** What changes the language of the interface; not in account.ts either. */
export const accountLanguageSchema = object({
  language: choice(
    INTERFACE_LANGUAGES.map(({ value }) => value),
    msg('Please select a language'),
  ),
}).noUnknown();
export type AccountLanguage = InferType<typeof accountLanguageSchema>;

export const refreshSchema = object({
  refreshToken: string()
    .typeError(msg('Refresh token must be text'))
    .required(msg('Refresh token is required'))
    .max(4096),
}).noUnknown();

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** The answer of POST /api/auth/refresh, the one call whose tokens are wrapped. */
export interface RefreshResult {
  data: Tokens;
}
