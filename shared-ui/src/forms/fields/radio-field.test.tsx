import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { object, string } from 'yup';
import { createStore } from '../../store/create-store';
import { Form } from '../form';
import { SubmitButton } from '../submit-button';
import { RadioField } from './radio-field';

const send = jest.fn<Promise<void>, [{ size: string }]>();
const pick = jest.fn<void, [string]>();

function open(failure?: { message: string; onRetry: () => void; busy: boolean }) {
  send.mockReset().mockResolvedValue();
  pick.mockReset();
  render(
    <Provider store={createStore()}>
      <Form
        guarded={false}
        initialValues={{ size: '' }}
        schema={object({ size: string().required('Please select a size') })}
        failure="Failed"
        onSubmit={send}
      >
        <RadioField
          name="size"
          label="Size"
          required
          options={[
            { value: 's', label: 'Small' },
            { value: 'l', label: 'Large' },
          ]}
          failure={failure}
          onPick={pick}
        />
        <SubmitButton busyLabel="Saving…">Save</SubmitButton>
      </Form>
    </Provider>,
  );
  return { user: userEvent.setup(), group: screen.getByRole('radiogroup', { name: 'Size' }) };
}

it('takes one of its options and tells which', async () => {
  const { user, group } = open();
  await user.click(within(group).getByRole('radio', { name: 'Large' }));
  expect(within(group).getByRole('radio', { name: 'Small' })).not.toBeChecked();
  expect(pick.mock.calls).toEqual([['l']]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(send.mock.calls[0]?.[0]).toEqual({ size: 'l' }));
});

it('says what is wrong, and takes the focus then', async () => {
  const { user, group } = open();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(group).toHaveAccessibleDescription('Please select a size'));
  expect(group).toBeInvalid();
  expect(group).toHaveFocus();
});

it('says that its options did not load, and asks again', async () => {
  const retry = jest.fn();
  const { user, group } = open({ message: 'Failed to load sizes', onRetry: retry, busy: false });
  expect(group).toHaveAccessibleDescription('Failed to load sizes Retry');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalled();
});
