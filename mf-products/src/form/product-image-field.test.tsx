import { MAX_IMAGE_BYTES } from '@stockroom/contract';
import {
  faults,
  field,
  findPage,
  findToast,
  renderShop,
  retype,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import routes from '../remote';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const uploadButton = () => screen.getByRole('button', { name: 'Upload Image' });
const png = () => new File([PNG], 'lamp.png', { type: 'image/png' });

async function openForm() {
  const shop = await renderShop(routes);
  await shop.open('/products/new');
  await findPage('Add Product');
  await screen.findByLabelText('Image URL');
  const upload = (file: File) => {
    const picker = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    fireEvent.change(picker, { target: { files: [file] } });
  };
  return { ...shop, upload };
}

test('shows the image of the address, and hides it when it does not load', async () => {
  const { user } = await openForm();
  await retype(user, 'Image URL', '/lamp.png');
  const preview = screen.getByRole('img', { name: 'Image preview' });
  expect(preview).toHaveAttribute('src', '/lamp.png');
  fireEvent.error(preview);
  expect(screen.queryByRole('img', { name: 'Image preview' })).not.toBeInTheDocument();
});

test.each(['javascript:alert(1)', 'ftp://example.com/lamp.png', '//example.com/lamp.png', 'lamp'])(
  'does not show %s, which the form would refuse',
  async (address) => {
    const { user } = await openForm();
    await retype(user, 'Image URL', address);
    expect(screen.queryByRole('img', { name: 'Image preview' })).not.toBeInTheDocument();
  },
);

test('an uploaded file is stored, and its address shown', async () => {
  const { upload, request } = await openForm();
  expect(screen.getByText('Supported formats: JPG, PNG, GIF (max 5MB)')).toBeVisible();
  upload(png());
  await waitFor(() =>
    expect(field('Image URL')).toHaveDisplayValue(/^\/api\/images\/[0-9a-f]{64}$/),
  );
  const preview = screen.getByRole('img', { name: 'Image preview' });
  const stored = await request(preview.getAttribute('src')!.replace('/api/', ''));
  expect(new Uint8Array(await stored.arrayBuffer())).toEqual(PNG);
});

test('a dropped file is uploaded too', async () => {
  await openForm();
  fireEvent.drop(field('Image URL'), { dataTransfer: { files: [png()] } });
  await waitFor(() => expect(field('Image URL')).toHaveDisplayValue(/^\/api\/images\//));
});

test.each([
  [
    'a text named .png',
    () => new File(['just text'], 'notes.png'),
    'Only JPG, PNG and GIF images are supported',
  ],
  [
    'more than 5 MB',
    () => new File([PNG, new Uint8Array(MAX_IMAGE_BYTES)], 'large.png'),
    'Image must be 5MB or smaller',
  ],
])('refuses %s at the upload and keeps the address', async (_what, file, message) => {
  const { upload, user } = await openForm();
  await retype(user, 'Image URL', '/lamp.png');
  upload(file());
  await waitFor(() => expect(uploadButton()).toHaveAccessibleDescription(message));
  expect(field('Image URL')).toHaveValue('/lamp.png');
  expect(field('Image URL')).toBeValid();
});

test('a refusal of the server stands at the upload as well', async () => {
  const { upload } = await openForm();
  faults.status('post', 'images', 422, {
    code: 'VALIDATION_FAILED',
    message: 'The image was refused',
    fieldErrors: { image: 'Only JPG, PNG and GIF images are supported' },
  });
  upload(png());
  await waitFor(() =>
    expect(uploadButton()).toHaveAccessibleDescription(
      'Only JPG, PNG and GIF images are supported',
    ),
  );
});

test('an upload that fails says so and can be repeated', async () => {
  const { upload } = await openForm();
  faults.offline('post', 'images');
  upload(png());
  await waitFor(() => expect(uploadButton()).toHaveAccessibleDescription('Failed to upload image'));
  expect(await findToast('Failed to upload image')).toBeVisible();
  expect(takeLogged()).toHaveLength(1);
  faults.heal();
  upload(png());
  await waitFor(() => expect(field('Image URL')).toHaveDisplayValue(/^\/api\/images\//));
  expect(uploadButton()).not.toHaveAccessibleDescription();
});
