// @ts-check
import { randomUUID } from 'node:crypto';

/** Where the browser stores the tokens. */
export const ACCESS = 'stockroom-access-token';
export const REFRESH = 'stockroom-refresh-token';

/**
 * @typedef {object} User
 * @property {string} email
 * @property {string} password
 * @property {string} accessToken
 * @property {string} refreshToken
 */

/**
 * Registers a new user and signs in.
 * @param {string} origin
 * @returns {Promise<User>}
 */
export async function signUp(origin) {
  const credentials = { email: `${randomUUID()}@example.com`, password: 'correct horse' };
  await post(origin, '/api/auth/register', credentials);
  return signIn(origin, credentials);
}

/**
 * @param {string} origin
 * @param {Pick<User, 'email' | 'password'>} credentials
 * @returns {Promise<User>}
 */
export async function signIn(origin, { email, password }) {
  const tokens = await post(origin, '/api/auth/login', { email, password });
  return { email, password, ...tokens };
}

/**
 * The stored state of a signed-in user's browser.
 * @param {string} origin
 * @param {Pick<User, 'accessToken' | 'refreshToken'>} tokens
 */
export function storageOf(origin, { accessToken, refreshToken }) {
  const localStorage = [
    { name: ACCESS, value: accessToken },
    { name: REFRESH, value: refreshToken },
  ];
  return { cookies: [], origins: [{ origin, localStorage }] };
}

/** @param {string} origin @param {string} path @param {unknown} body */
async function post(origin, path, body) {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
