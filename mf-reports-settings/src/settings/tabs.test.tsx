import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs';

it('shows one view, by mouse and by keyboard', async () => {
  const asked: string[] = [];
  function Settings() {
    const [value, setValue] = useState('company');
    const onChange = (next: string) => {
      asked.push(next);
      setValue(next);
    };
    const tabs = [
      { value: 'company', label: 'Company', content: 'Company view' },
      { value: 'system', label: 'System', content: 'System view' },
    ];
    return <Tabs label="Settings" tabs={tabs} value={value} onChange={onChange} />;
  }
  render(<Settings />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('tab', { name: 'System' }));
  expect(screen.getByRole('tabpanel', { name: 'System' })).toHaveTextContent('System view');
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Company' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('tabpanel', { name: 'Company' })).toHaveTextContent('Company view');
  expect(asked).toEqual(['system', 'company']);
});
