import { decodeBase64Url, encodeBase64Url } from 'hono/utils/encode';

const encoder = new TextEncoder();

/** SHA-256 in hex, of bytes or of a text's UTF-8. */
export async function sha256(data: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof data === 'string' ? encoder.encode(data) : data;
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** HMAC-SHA-256 in base64url. */
export async function hmac(key: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const cryptoKey = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, [
    'sign',
  ]);
  return toBase64Url(await crypto.subtle.sign('HMAC', cryptoKey, encoder.encode(text)));
}

/** 256 random bits in base64url. */
export function randomSecret(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)).buffer);
}

export function toBase64Url(bytes: ArrayBufferLike): string {
  return encodeBase64Url(bytes).replace(/=+$/, '');
}

/** @throws DOMException for a text that is not base64url */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return decodeBase64Url(text);
}
