import { MAX_IMAGE_BYTES } from '@stockroom/contract';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { object, string } from 'yup';
import { apiError } from '../../store/api-error';
import { createStore } from '../../store/create-store';
import { Form } from '../form';
import { SubmitButton } from '../submit-button';
import { ImageField } from './image-field';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0];
const png = (size = PNG.length) =>
  new File([new Uint8Array(PNG), new Uint8Array(size - PNG.length)], 'desk.png');

const upload = jest.fn<Promise<string>, [File]>();
const send = jest.fn<Promise<void>, [{ imageUrl?: string }]>();

function open(imageUrl = '') {
  render(
    <Provider store={createStore()}>
      <Form
        guarded={false}
        initialValues={{ imageUrl }}
        schema={object({ imageUrl: string().default('') })}
        failure="Failed"
        onSubmit={send}
      >
        <ImageField name="imageUrl" label="Image URL" upload={upload} />
        <SubmitButton busyLabel="Saving…">Save</SubmitButton>
      </Form>
    </Provider>,
  );
  return userEvent.setup();
}
const box = () => screen.getByRole('textbox', { name: 'Image URL' });
const uploadButton = () => screen.getByRole('button', { name: 'Upload Image' });
const preview = () => screen.queryByRole('img', { name: 'Image preview' });
function drop(file: File) {
  fireEvent.drop(box(), { dataTransfer: { files: [file] } });
}

beforeEach(() => {
  upload.mockReset().mockResolvedValue('/api/images/abc');
  send.mockReset().mockResolvedValue();
});

it('says what it takes, and shows the image as its address is typed', async () => {
  const user = open();
  expect(screen.getByText('Supported formats: JPG, PNG, GIF (max 5MB)')).toBeVisible();
  expect(preview()).not.toBeInTheDocument();
  await user.type(box(), 'https://example.com/desk.png');
  expect(preview()).toHaveAttribute('src', 'https://example.com/desk.png');
});

it('hides the preview of an image that does not load, until another address', async () => {
  const user = open('/broken.png');
  const image = screen.getByRole('img', { name: 'Image preview' });
  fireEvent.error(image);
  expect(preview()).not.toBeInTheDocument();
  await user.type(box(), '2');
  expect(preview()).toHaveAttribute('src', '/broken.png2');
});

it('stores a dropped file and puts its address into the field', async () => {
  open();
  drop(png());
  await waitFor(() => expect(box()).toHaveValue('/api/images/abc'));
  expect(upload).toHaveBeenCalledTimes(1);
});

it('keeps the browser from opening a file that is dropped beside it', () => {
  open();
  const dropped = (types: string[]) => ({ dataTransfer: { types, files: [png()] } });
  expect(fireEvent.dragOver(document.body, dropped(['Files']))).toBe(false);
  expect(fireEvent.drop(document.body, dropped(['Files']))).toBe(false);
  expect(fireEvent.drop(document.body, dropped(['text/plain']))).toBe(true);
  expect(upload).not.toHaveBeenCalled();
});

it.each([
  [
    'a text that is named like an image',
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

it('shows at the upload why the server refused the file', async () => {
  upload.mockRejectedValue(
    apiError({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Not an image' }),
  );
  open();
  drop(png());
  await waitFor(() => expect(uploadButton()).toHaveAccessibleDescription('Not an image'));
});

it('waits for the upload before the form is sent', async () => {
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
