import { ApiError, validationFailed } from '../errors';
import type { ApiContext } from '../http/environment';

/** The bytes of an upload: the field `image` of a form, or the whole body. @throws ApiError 400, 415, 422 */
export async function readImage(c: ApiContext): Promise<Uint8Array<ArrayBuffer>> {
  const type = c.req.header('Content-Type') ?? '';
  if (/^multipart\/form-data\s*;/i.test(type)) return readFormField(c);
  if (/^(image\/|application\/octet-stream\b)/i.test(type))
    return new Uint8Array(await c.req.arrayBuffer());
  throw new ApiError(
    'UNSUPPORTED_MEDIA_TYPE',
    'Send the image as multipart/form-data in the field "image", or as the body itself',
  );
}

async function readFormField(c: ApiContext): Promise<Uint8Array<ArrayBuffer>> {
  const form = await c.req.formData().catch(() => {
    throw new ApiError('BAD_REQUEST', 'The form could not be read');
  });
  const file = form.get('image');
  if (file === null || typeof file === 'string')
    throw validationFailed({ image: 'Please choose an image' });
  return new Uint8Array(await file.arrayBuffer());
}
