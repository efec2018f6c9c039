import { field, findToast, retype, takeLogged } from '@stockroom/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { came, openDelivery, postButton } from '../testing/delivery';

const lookAgain = () => act(() => void window.dispatchEvent(new Event('focus')));

test('posting saves the details that somebody has typed', async () => {
  const { user, saved } = await openDelivery();
  await user.type(came('Lamp'), '5{Enter}');
  await retype(user, 'Supplier Reference', 'WB-9');
  await user.click(postButton());
  await findToast('Stock received successfully');
  expect(await saved()).toMatchObject({ state: 'posted', reference: 'WB-9' });
});

test('shows the details that somebody else has changed', async () => {
  const { referElsewhere } = await openDelivery();
  await referElsewhere('WB-8');
  lookAgain();
  await waitFor(() => expect(field('Supplier Reference')).toHaveValue('WB-8'));
});

test('keeps typed details when somebody else changes them, and lists the change', async () => {
  const { user, referElsewhere, saved } = await openDelivery();
  await retype(user, 'Supplier Reference', 'WB-9');
  await referElsewhere('WB-8');
  lookAgain();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Changed meanwhile')).toBeVisible();
  expect(field('Supplier Reference')).toHaveValue('WB-9');
  takeLogged();
  expect(await saved()).toMatchObject({ reference: 'WB-8' });
});
