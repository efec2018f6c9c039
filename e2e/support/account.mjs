// @ts-check
import { randomUUID } from 'node:crypto';

/**
 * @typedef {object} User
 * @property {string} email
 * @property {string} password
 * @property {string} accessToken
 * @property {string} refreshToken
 */

/**
 * Registers somebody new and signs in.
 * @param {string} origin
 * @returns {Promise<User>}
 */
export async function signUp(origin) {
  const credentials = { email: `${randomUUID()}@example.com`, password: 'correct horse' };
  await post(origin, '/api/auth/register', credentials);
  const { accessToken, refreshToken } = await post(origin, '/api/auth/login', credentials);
  return { ...credentials, accessToken, refreshToken };
}

/**
 * What the browser of a signed-in user has stored.
 * @param {string} origin
 * @param {Pick<User, 'accessToken' | 'refreshToken'>} tokens
 */
export function storageOf(origin, { accessToken, refreshToken }) {
  const localStorage = [
    { name: 'stockroom-access-token', value: accessToken },
    { name: 'stockroom-refresh-token', value: refreshToken },
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
