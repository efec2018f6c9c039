import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { object, string } from 'yup';
import { createStore } from '../store/create-store';
import { useFormValue } from './fields/use-form-value';
import { Form } from './form';
import { useSubmitWait } from './use-submit-wait';

const schema = object({ order: string(), price: string() });

/** Its value comes when `answer` does. */
function Proposed({ answer }: { answer: Promise<string> }) {
  const [, setOrder] = useFormValue<string>('order');
  const [found, setFound] = useState<string>();
  useEffect(() => void answer.then(setFound), [answer]);
  useEffect(() => {
    if (found !== undefined) setOrder(found);
  }, [found, setOrder]);
  useSubmitWait(found === undefined);
  return null;
}

/** Follows the other value, and waits for nothing. */
function Following() {
  const [order] = useFormValue<string>('order');
  const [price, setPrice] = useFormValue<string>('price');
  useEffect(() => {
    if (order !== '' && price === '') setPrice(`price of ${order}`);
  }, [order, price, setPrice]);
  return null;
}

it('a submit takes what was still to come, and what the fields make of that', async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn().mockResolvedValue({});
  let find = (_order: string) => {};
  const answer = new Promise<string>((resolve) => (find = resolve));
  render(
    <Provider store={createStore()}>
      <Form
        guarded={false}
        initialValues={{ order: '', price: '' }}
        schema={schema}
        failure="Failed"
        onSubmit={onSubmit}
      >
        <Proposed answer={answer} />
        <Following />
        <button type="submit">Save</button>
      </Form>
    </Provider>,
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).not.toHaveBeenCalled();
  // Not in `act`, which would render all that follows before anything is sent.
  find('PO-1');
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.calls).toEqual([
    [{ order: 'PO-1', price: 'price of PO-1' }, expect.anything()],
  ]);
});
