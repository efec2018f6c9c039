import { startSimulatedApi } from '@stockroom/shared-ui/testing';
import { createStore } from '@stockroom/shared-ui';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { ColumnChart } from './column-chart';

const day = (number: number, index: number) => ({
  id: String(index),
  label: `0${number}.11.2026`,
  shortLabel: '20.11',
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
          series={[{ name: 'In', color: 'green', points: 'up' }]}
          columns={numbers.map(day)}
        />
      </MemoryRouter>
    </Provider>,
  );
  return userEvent.setup();
}

test('shows the figures of the focused column; the arrow keys move the focus', async () => {
  const user = await draw(1, 2, 3);
  const [first, second, third] = screen.getAllByRole('link');
  act(() => first?.focus());
  expect(screen.getByText('In 1 ₽')).toBeVisible();
  expect(screen.getByText('In 2 ₽')).not.toBeVisible();
  await user.keyboard('{End}{ArrowLeft}');
  expect(second).toHaveFocus();
  expect(screen.getByText('In 2 ₽')).toBeVisible();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(third).toHaveFocus();
  await user.tab();
  expect(screen.getByText('In 3 ₽')).not.toBeVisible();
});

test('draws every value above 0, however long the longest column is', async () => {
  await draw(0, 0.001, 1_000_000);
  const bars = screen.getAllByRole('link').map(({ firstElementChild }) => firstElementChild);
  expect(bars[0]).toHaveStyle({ height: '0%', minHeight: '0' });
  expect(bars[1]).toHaveStyle({ minHeight: '2px' });
  expect(bars[2]).toHaveStyle({ height: '100%' });
});

test('has room for the labels below the columns', async () => {
  await draw(...Array.from({ length: 90 }, (_, index) => index));
  const labels = screen.getAllByText(/\.11$/, { selector: '[data-wide]' });
  expect(labels.length).toBeGreaterThan(5);
  expect(labels.length).toBeLessThanOrEqual(70 / '20.11'.length);
  const inNarrowChart = labels.filter((label) => label.dataset['wide'] === 'false');
  expect(inNarrowChart).toHaveLength(Math.ceil(labels.length / 2));
});
