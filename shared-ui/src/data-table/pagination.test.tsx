import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createStore } from '../store/create-store';
import { Pagination } from './pagination';

it.each([
  [undefined, '26–75 of 321 rows'],
  [100, '101–150 of 321 rows'],
])('computes the position from the page size %p', (size, expected) => {
  const page = { total: 321, previousCursor: 'before', nextCursor: 'after' };
  render(
    <Provider store={createStore()}>
      <Pagination
        page={page}
        number={2}
        count={50}
        size={size}
        words={{ count: (_total, shown) => `${shown} rows` }}
        onGoTo={() => {}}
      />
    </Provider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(expected);
});
