import { startSimulatedApi } from '@stockroom/shared-ui/testing';
import { createStore } from '@stockroom/shared-ui';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { ColumnChart } from './column-chart';

const day = (number: number) => ({
  id: `2026-11-0${number}`,
  label: `0${number}.11.2026`,
  shortLabel: `0${number}.11`,
  values: [number],
  figures: [`In ${number} ₽`],
  to: `/inventory?from=2026-11-0${number}`,
});

async function draw(...numbers: number[]) {
  await startSimulatedApi();
  render(
    <Provider store={createStore()}>
      <MemoryRouter>
        <ColumnChart
          title="In per day"
          summary="Some came in."
          series={[{ name: 'In', look: 'in', points: 'up' }]}
          columns={numbers.map(day)}
        />
      </MemoryRouter>
    </Provider>,
  );
  return userEvent.setup();
}

test('tells the figures of the column that has the focus, which the arrow keys move', async () => {
  const user = await draw(1, 2, 3);
  expect(screen.queryByText('In 1 ₽')).not.toBeInTheDocument();
  const [first, second, third] = screen.getAllByRole('link');
  act(() => first?.focus());
  expect(screen.getByText('In 1 ₽')).toBeVisible();
  await user.keyboard('{End}{ArrowLeft}');
  expect(second).toHaveFocus();
  expect(screen.getByText('In 2 ₽')).toBeVisible();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(third).toHaveFocus();
  await user.tab();
  expect(screen.queryByText('In 3 ₽')).not.toBeInTheDocument();
});

test('tells the figures of a column that is alone all the time', async () => {
  await draw(4);
  expect(screen.getByText('04.11.2026')).toBeVisible();
  expect(screen.getByText('In 4 ₽')).toBeVisible();
});

test('draws something as something, however much longer the longest column is', async () => {
  await draw(0, 0.001, 1_000_000);
  const heights = [...screen.getByRole('img').querySelectorAll('rect')].map((column) =>
    Number(column.getAttribute('height')),
  );
  expect(heights).toEqual([0, 2, expect.any(Number)]);
  expect(heights[2]).toBeGreaterThan(100);
});
