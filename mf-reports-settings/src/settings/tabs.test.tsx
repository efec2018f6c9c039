import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs';

const TABS = [
  { value: 'company', label: 'Company', content: 'Company view' },
  { value: 'system', label: 'System', content: 'System view' },
];

it('is entered at the tab that is open, also after another one was asked for in vain', async () => {
  render(
    <>
      <Tabs label="Settings" tabs={TABS} value="company" onChange={() => undefined} />
      <button>Save</button>
    </>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('tab', { name: 'System' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.tab({ shift: true });
  expect(screen.getByRole('tabpanel')).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('tab', { name: 'Company' })).toHaveFocus();
});

it('shows one view, by mouse and by keyboard', async () => {
  const asked: string[] = [];
  function Settings() {
    const [value, setValue] = useState('company');
    const onChange = (next: string) => {
      asked.push(next);
      setValue(next);
    };
    return <Tabs label="Settings" tabs={TABS} value={value} onChange={onChange} />;
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
