import { screen } from '@testing-library/react';
import { renderRemote } from '../testing/render-remote';
import { Letterhead } from './letterhead';

test('is on paper only', async () => {
  await renderRemote([{ path: '/', element: <Letterhead /> }], { path: '/', isStyled: true });
  expect(await screen.findByText('Sample Company')).not.toBeVisible();
  expect(screen.getByText('Tax ID 0012345673')).not.toBeVisible();
});
