import {
  detectImageType,
  IMAGE_NOT_SUPPORTED,
  IMAGE_TOO_LARGE,
  imageRefusal,
  MAX_IMAGE_BYTES,
} from './images';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const bytesOf = (text: string) => new TextEncoder().encode(text);

test.each<[string, Uint8Array, string | null]>([
  ['a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe1, 0), 'image/jpeg'],
  ['a PNG', Uint8Array.from(PNG), 'image/png'],
  ['a GIF of 1987', bytesOf('GIF87a...'), 'image/gif'],
  ['a GIF of 1989', bytesOf('GIF89a...'), 'image/gif'],
  ['nothing', new Uint8Array(), null],
  ['half a PNG signature', Uint8Array.from(PNG.slice(0, 4)), null],
  ['text', bytesOf('hello'), null],
  ['an SVG', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
  ['a WebP', bytesOf('RIFF....WEBP'), null],
])('%s is told by its first bytes', (_what, bytes, type) => {
  expect(detectImageType(bytes)).toBe(type);
});

test('accepts 5 MB and refuses one byte more', () => {
  const image = new Uint8Array(MAX_IMAGE_BYTES + 1);
  image.set(PNG);
  expect(imageRefusal(image.subarray(0, MAX_IMAGE_BYTES))).toBeNull();
  expect(imageRefusal(image)).toBe(IMAGE_TOO_LARGE);
  expect(imageRefusal(bytesOf('text'))).toBe(IMAGE_NOT_SUPPORTED);
});
