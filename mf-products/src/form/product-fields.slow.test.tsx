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

test.each(['javascript:alert(1)', 'ftp://example.com/lamp.png', '//example.com/lamp.png', 'lamp'])(
  'shows no preview of %s, which the form refuses',
  async (address) => {
    const { user } = await openForm();
    await retype(user, 'Image URL', address);
    expect(screen.queryByRole('img', { name: 'Image preview' })).not.toBeInTheDocument();
  },
);

test('stores an uploaded file and shows its URL and preview', async () => {
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

test('reports a failed upload, which the user can repeat', async () => {
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
