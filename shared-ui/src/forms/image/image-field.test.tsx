import { MAX_IMAGE_BYTES } from '@stockroom/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { apiError } from '../../store/api-error';
import { renderFields } from '../testing/render-fields';
import { ImageField } from './image-field';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0];
const png = (size = PNG.length) =>
  new File([new Uint8Array(PNG), new Uint8Array(size - PNG.length)], 'desk.png');

const upload = jest.fn<Promise<string>, [File]>();
const send = jest.fn<Promise<null>, [object]>();

function open(imageUrl = '') {
  const field = <ImageField name="imageUrl" label="Image URL" upload={upload} />;
  return renderFields(field, { imageUrl }, { onSubmit: send });
}
const box = () => screen.getByRole('textbox', { name: 'Image URL' });
const uploadButton = () => screen.getByRole('button', { name: 'Upload Image' });
const preview = () => screen.queryByRole('img', { name: 'Image preview' });
function drop(file: File) {
  fireEvent.drop(box(), { dataTransfer: { files: [file] } });
}

beforeEach(() => {
  upload.mockReset().mockResolvedValue('/api/images/abc');
  send.mockReset().mockResolvedValue(null);
});

it('names the supported formats, and previews the image while the user types its address', async () => {
  const user = open();
  expect(screen.getByText('Supported formats: JPG, PNG, GIF (max 5MB)')).toBeVisible();
  expect(preview()).not.toBeInTheDocument();
  await user.type(box(), 'https://example.com/desk.png');
  expect(preview()).toHaveAttribute('src', 'https://example.com/desk.png');
});

it('hides the preview of an image that does not load, until the address changes', async () => {
  const user = open('/broken.png');
  const image = screen.getByRole('img', { name: 'Image preview' });
  fireEvent.error(image);
  expect(preview()).not.toBeInTheDocument();
  await user.type(box(), '2');
  expect(preview()).toHaveAttribute('src', '/broken.png2');
});

it('uploads a dropped file and puts its address into the field', async () => {
  open();
  drop(png());
  await waitFor(() => expect(box()).toHaveValue('/api/images/abc'));
  expect(upload).toHaveBeenCalledTimes(1);
});

it.each([
  [
    'a text file named like an image',
    new File(['hello'], 'desk.png'),
    'Only JPG, PNG and GIF images are supported',
  ],
  ['more than 5 MB', png(MAX_IMAGE_BYTES + 1), 'Image must be 5MB or smaller'],
])('refuses %s without sending it', async (_what, file, message) => {
  open();
  drop(file);
  await waitFor(() => expect(uploadButton()).toHaveAccessibleDescription(message));
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(box()).toBeValid();
  expect(upload).not.toHaveBeenCalled();
});

it('shows why the server refused the file', async () => {
  upload.mockRejectedValue(
    apiError({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Not an image' }),
  );
  open();
  drop(png());
  await waitFor(() => expect(uploadButton()).toHaveAccessibleDescription('Not an image'));
});

it('a submit waits for the upload', async () => {
  let stored = (_url: string) => {};
  upload.mockReturnValue(new Promise((resolve) => (stored = resolve)));
  const user = open();
  drop(png());
  await screen.findByRole('button', { name: 'Uploading…' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(send).not.toHaveBeenCalled();
  stored('/api/images/late');
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(send.mock.calls[0]?.[0]).toEqual({ imageUrl: '/api/images/late' });
});
