import {
  detectImageType,
  IMAGE_NOT_SUPPORTED,
  IMAGE_TOO_LARGE,
  imageRefusal,
  MAX_IMAGE_BYTES,
  type ImageWriteResult,
} from '@stockroom/contract';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { sha256 } from '../cryptography';
import { notFound, validationFailed } from '../errors';
import type { ApiEnvironment } from '../http/environment';
import { UNREAD } from '../http/read-body';
import type { Write } from '../http/write';
import type { Store, StoredImage } from '../store/store';
import { readImage } from './read-image';

/** What multipart adds around the file. */
const MULTIPART_BYTES = 64 * 1024;

/** The image type can't be anything else, and nothing in it runs, even when it is opened as a page. */
const IMAGE_HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
};

/** /api/images: uploads need a token; an image is public to who knows its hash, as <img> sends no token. */
export function imageRoutes(
  { repositories }: Store,
  write: Write,
  signedIn: MiddlewareHandler<ApiEnvironment>,
) {
  return new Hono<ApiEnvironment>()
    .get('/:hash', async (c) => {
      const hash = c.req.param('hash');
      if (!/^[0-9a-f]{64}$/.test(hash)) throw notFound('Image');
      const headers = { ...IMAGE_HEADERS, ETag: `"${hash}"` };
      if (c.req.header('If-None-Match')?.includes(headers.ETag)) return c.body(null, 304, headers);
      const image = await repositories.images.find(hash);
      if (!image) throw notFound('Image');
      return c.body(Uint8Array.from(image.bytes), 200, { ...headers, 'Content-Type': image.type });
    })
    .post('/', signedIn, limitImage(), async (c) => {
      const image = await checkImage(await readImage(c));
      const { hash } = image;
      return write(c, { status: 201, input: hash }, async (work): Promise<ImageWriteResult> => {
        await work.repositories.images.insert(image, work.now);
        const message = 'Image uploaded successfully';
        return { success: true, message, imageUrl: `/api/images/${hash}` };
      });
    });
}

function limitImage(): MiddlewareHandler<ApiEnvironment> {
  return bodyLimit({
    maxSize: MAX_IMAGE_BYTES + MULTIPART_BYTES,
    onError: () => {
      throw validationFailed({ image: IMAGE_TOO_LARGE }, UNREAD);
    },
  });
}

async function checkImage(bytes: Uint8Array<ArrayBuffer>): Promise<StoredImage> {
  const refusal = imageRefusal(bytes);
  const type = detectImageType(bytes);
  if (refusal !== null || type === null)
    throw validationFailed({ image: refusal ?? IMAGE_NOT_SUPPORTED });
  return { hash: await sha256(bytes), type, bytes };
}
