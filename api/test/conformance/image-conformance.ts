import {
  IMAGE_NOT_SUPPORTED,
  IMAGE_TOO_LARGE,
  inEnglish,
  MAX_IMAGE_BYTES,
  type ImageWriteResult,
  type Text,
} from '@stockroom/contract';
import { setUpTestApi, type MakeStore } from './test-api';

const SIGNATURES = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff, 0xe0],
  'image/gif': [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
};

function imageOf(type: keyof typeof SIGNATURES, size = 300): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from({ length: size }, (_, index) => index % 256);
  bytes.set(SIGNATURES[type]);
  return bytes;
}

function formOf(content: BlobPart, name = 'photo.png', type = 'image/png'): FormData {
  const form = new FormData();
  form.append('image', new Blob([content], { type }), name);
  return form;
}

export function describeImages(makeStore: MakeStore): void {
  describe('images', () => {
    const api = setUpTestApi(makeStore);
    const upload = (body: unknown, headers?: Record<string, string>) =>
      api.call<ImageWriteResult>('POST', 'images', { body, headers });
    const read = (url: string, headers?: Record<string, string>) =>
      api.call<Uint8Array>('GET', url.replace('/api/', ''), { token: null, headers });

    it.each(['image/png', 'image/jpeg', 'image/gif'] as const)(
      'of type %s are stored and shown to anybody, whatever the file was called',
      async (type) => {
        const bytes = imageOf(type);
        const stored = await upload(formOf(bytes, 'picture.txt', 'text/plain'));
        expect(stored.status).toBe(201);
        expect(stored.body).toEqual({
          success: true,
          message: 'Image uploaded successfully',
          imageUrl: expect.stringMatching(/^\/api\/images\/[0-9a-f]{64}$/),
        });
        const shown = await read(stored.body.imageUrl);
        expect(shown.status).toBe(200);
        expect(shown.body).toEqual(bytes);
        expect(Object.fromEntries(shown.headers)).toMatchObject({
          'content-type': type,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
        });
      },
    );

    it('may be the body itself', async () => {
      const stored = await upload(imageOf('image/png'), { 'Content-Type': 'image/png' });
      expect(stored.status).toBe(201);
    });

    it('have one address for the same bytes, and answer 304 to its ETag', async () => {
      const first = await upload(formOf(imageOf('image/gif')));
      const again = await upload(formOf(imageOf('image/gif')));
      expect(again.body.imageUrl).toBe(first.body.imageUrl);
      const etag = (await read(first.body.imageUrl)).headers.get('ETag') ?? '';
      const known = await read(first.body.imageUrl, { 'If-None-Match': etag });
      expect([known.status, known.body.length]).toEqual([304, 0]);
    });

    it('may be 5 MB large', async () => {
      expect((await upload(formOf(imageOf('image/png', MAX_IMAGE_BYTES)))).status).toBe(201);
    });

    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    it.each<[string, () => unknown, Text | string]>([
      [
        'of 5 MB and a byte',
        () => formOf(imageOf('image/png', MAX_IMAGE_BYTES + 1)),
        IMAGE_TOO_LARGE,
      ],
      ['of 6 MB', () => formOf(imageOf('image/png', 6 * 1024 * 1024)), IMAGE_TOO_LARGE],
      ['that are text named .png', () => formOf('just text'), IMAGE_NOT_SUPPORTED],
      ['that are SVG', () => formOf(svg, 'a.svg', 'image/svg+xml'), IMAGE_NOT_SUPPORTED],
      ['that are empty', () => formOf(''), IMAGE_NOT_SUPPORTED],
      ['that are missing', () => new FormData(), 'Please choose an image'],
    ])('are refused when they are files %s', async (_what, make, message) => {
      const refused = await upload(make());
      expect(refused.status).toBe(422);
      expect(refused.body).toMatchObject({
        code: 'VALIDATION_FAILED',
        fieldErrors: { image: inEnglish(message) },
      });
    });

    it('are refused without a token, as JSON, and in a broken form', async () => {
      const body = formOf(imageOf('image/png'));
      expect((await api.call('POST', 'images', { body, token: null })).status).toBe(401);
      expect((await upload({ image: 'x' })).status).toBe(415);
      const broken = { 'Content-Type': 'multipart/form-data; boundary=x' };
      expect((await upload('nonsense', broken)).status).toBe(400);
    });

    const part = (header: string) => `--b\r\n${header}\r\n\r\n\r\n`;
    it.each<[string, string]>([
      ['many parts', part('Content-Disposition: form-data; name="image"').repeat(1000)],
      ['a long header', part(`Content-Disposition: form-data; name="${'x'.repeat(10_000)}"`)],
      [
        'many headers',
        part(`Content-Disposition: form-data; name="image"${'\r\na: b'.repeat(2000)}`),
      ],
    ])('are refused when their form has %s', async (_what, parts) => {
      const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
      const refused = await upload(`${parts}--b--\r\n`, headers);
      expect([refused.status, refused.body]).toEqual([
        400,
        { code: 'BAD_REQUEST', message: 'The form could not be read' },
      ]);
    });

    it.each(['0'.repeat(64), 'x', '..%2f..%2fetc'])('are not found under %s', async (hash) => {
      const refused = await api.call('GET', `images/${hash}`, { token: null });
      expect(refused.body).toEqual({ code: 'NOT_FOUND', message: 'Image not found' });
    });
  });
}
