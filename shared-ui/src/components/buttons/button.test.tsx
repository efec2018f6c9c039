import { render, screen } from '@testing-library/react';
import { Button } from './button';

test('a busy button keeps the contrast of its text', () => {
  render(<Button busy>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  expect(button).toBeDisabled();
  // Paler, its text would have less than the contrast of 4.5:1 that the colours are chosen for.
  expect(button).toHaveStyle({ opacity: 1 });
});
