import { screen } from '@testing-library/react';
import { renderShop } from '../../testing';
import { HistoryLink } from './history-link';

const page = {
  path: '/record',
  element: (
    <>
      <h1>Record</h1>
      <HistoryLink entity="category" id="A & B" />
    </>
  ),
};

test('leads to the changes of one record', async () => {
  const { open } = await renderShop([page], { role: 'accountant' });
  await open('/record');
  expect(await screen.findByRole('link', { name: 'History' })).toHaveAttribute(
    'href',
    '/history?entity=category&entityId=A%20%26%20B',
  );
});

test('is missing for those who may not see the history', async () => {
  const { open } = await renderShop([page], { role: 'warehouse' });
  await open('/record');
  await screen.findByRole('heading', { name: 'Record' });
  expect(screen.queryByRole('link', { name: 'History' })).toBeNull();
});
