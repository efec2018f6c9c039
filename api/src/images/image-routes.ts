import {
  detectImageType,
  IMAGE_NOT_SUPPORTED,
  IMAGE_TOO_LARGE,
  imageRefusal,
  MAX_IMAGE_BYTES,
  msg,
  type ImageWriteResult,
} from '@stockroom/contract';
import { sha256 } from '../cryptography';
import { ApiError, notFound, validationFailed } from '../errors';
import type { ApiContext } from '../http/environment';
import { limitBody, received } from '../http/limit-body';
import type { Route } from '../http/route';
import { TEXT, written } from '../openapi/response-schemas';
import type { StoredImage } from '../store/store';
import { translateFor } from '../texts';
import type { Work } from '../unit-of-work';

const MULTIPART_BYTES = 64 * 1024;

/** Browsers accept no other type, and run nothing in the image, even when they open it as a page. */
const IMAGE_HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
};

const FILE = { type: 'string', format: 'binary' };
const TYPES = ['image/jpeg', 'image/png', 'image/gif'];

const UPLOADED = written({ imageUrl: TEXT });

export const IMAGE_ROUTES: readonly Route[] = [
  {
    method: 'get',
    path: '/api/images/:hash',
    // The hash is the secret, because <img> sends no token.
    permission: 'public',
    summary: 'An image by the SHA-256 of its bytes; it never changes',
    answer: {},
    files: TYPES,
    errors: ['NOT_FOUND'],
    async handle(c, { store }) {
      const hash = c.req.param('hash') ?? '';
      if (!/^[0-9a-f]{64}$/.test(hash)) throw notFound('Image');
      const headers = { ...IMAGE_HEADERS, ETag: `"${hash}"` };
      if (c.req.header('If-None-Match')?.includes(headers.ETag)) return c.body(null, 304, headers);
      const image = await store.repositories.images.find(hash);
      if (!image) throw notFound('Image');
      return c.body(Uint8Array.from(image.bytes), 200, { ...headers, 'Content-Type': image.type });
    },
  },
  {
    method: 'post',
    path: '/api/images',
    permission: 'products:write',
    summary: 'Upload an image, at most 5 MB',
    upload: {
      'multipart/form-data': { type: 'object', properties: { image: FILE }, required: ['image'] },
      ...Object.fromEntries(TYPES.map((type) => [type, FILE])),
    },
    limit: limitBody(MAX_IMAGE_BYTES + MULTIPART_BYTES, () =>
      validationFailed({ image: IMAGE_TOO_LARGE }),
    ),
    status: 201,
    answer: UPLOADED,
    isRepeatable: true,
    async handle(c, { write }) {
      const t = translateFor(c);
      const image = await checkImage(await readImage(c));
      const { hash } = image;
      return write(
        c,
        { status: 201, input: hash, answer: UPLOADED },
        async (work): Promise<ImageWriteResult> => {
          const message = t('Image uploaded successfully');
          return { success: true, message, imageUrl: await insertImage(work, image) };
        },
      );
    },
  },
];

/** @returns the address of the image */
export async function insertImage({ repositories, now }: Work, image: StoredImage) {
  await repositories.images.insert(image, now);
  return `/api/images/${image.hash}`;
}

/** @throws ApiError VALIDATION_FAILED for anything but an image of a known type and size */
export async function checkImage(bytes: Uint8Array<ArrayBuffer>): Promise<StoredImage> {
  const refusal = imageRefusal(bytes);
  const type = detectImageType(bytes);
  if (refusal !== null || type === null)
    throw validationFailed({ image: refusal ?? IMAGE_NOT_SUPPORTED });
  return { hash: await sha256(bytes), type, bytes };
}

const FORM = /^multipart\/form-data\s*;(?:.*;)?\s*boundary="?([\w'()+,./:=?-]{1,70})"?\s*(?:;|$)/i;

/** While the API parses a form, everybody else waits. The form of an image has few parts with short headers. */
const MAX_PARTS = 20;
const MAX_HEADER_BYTES = 4096;

/** The bytes of an upload: the field `image` of a form, or the whole body. @throws ApiError 400, 415, 422 */
async function readImage(c: ApiContext): Promise<Uint8Array<ArrayBuffer>> {
  const type = c.req.header('Content-Type') ?? '';
  const bytes = async () => new Uint8Array(await received(c.req.arrayBuffer()));
  if (/^multipart\/form-data\s*;/i.test(type)) return readFormField(type, await bytes());
  if (/^(image\/|application\/octet-stream\b)/i.test(type)) return bytes();
  throw new ApiError(
    'UNSUPPORTED_MEDIA_TYPE',
    msg('Send the image as multipart/form-data in the field "image", or as the body itself'),
  );
}

async function readFormField(
  type: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const unreadable = new ApiError('BAD_REQUEST', msg('The form could not be read'));
  const [, boundary] = FORM.exec(type) ?? [];
  if (boundary === undefined || !isSmallForm(bytes, boundary)) throw unreadable;
  const headers = { 'Content-Type': `multipart/form-data; boundary="${boundary}"` };
  const form = await new Response(bytes, { headers }).formData().catch(() => {
    throw unreadable;
  });
  const file = form.get('image');
  if (file === null || typeof file === 'string')
    throw validationFailed({ image: msg('Please choose an image') });
  return new Uint8Array(await file.arrayBuffer());
}

function isSmallForm(bytes: Uint8Array, boundary: string): boolean {
  // One character for each byte.
  const text = new TextDecoder('latin1').decode(bytes);
  // The first part has no line before it.
  const parts = text.split(`\r\n--${boundary}`, MAX_PARTS + 1);
  const isShort = (part: string) =>
    part.length < MAX_HEADER_BYTES || part.slice(0, MAX_HEADER_BYTES).includes('\r\n\r\n');
  return parts.length <= MAX_PARTS && parts.every(isShort);
}
