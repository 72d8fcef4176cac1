import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TabPanel, Tabs } from './Tabs.tsx';

const TABS = [
  { id: 'dashboard', label: 'Dashboard' },
  { id: 'edit-profile', label: 'Edit Profile' },
  { id: 'comments', label: 'Comments' },
] as const;

function Controlled() {
  const [selected, setSelected] = useState<(typeof TABS)[number]['id']>('dashboard');
  return (
    <>
      <Tabs label="Agent" tabs={TABS} selected={selected} onSelect={setSelected} />
      <TabPanel id={selected}>This is {selected}</TabPanel>
    </>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

test('a press selects a tab and shows what belongs to it', async () => {
  render(<Controlled />);
  await userEvent.click(tab('Comments'));
  expect(tab('Comments')).toHaveAttribute('aria-selected', 'true');
  expect(tab('Dashboard')).toHaveAttribute('aria-selected', 'false');
  expect(screen.getByRole('tabpanel', { name: 'Comments' })).toHaveTextContent('This is comments');
});

test('the arrow keys, Home and End go from tab to tab, round the ends', async () => {
  render(<Controlled />);
  await userEvent.tab();
  const visited = [];
  for (const key of ['{ArrowRight}', '{End}', '{ArrowRight}', '{ArrowLeft}', '{Home}']) {
    await userEvent.keyboard(key);
    expect(document.activeElement).toHaveAttribute('aria-selected', 'true');
    visited.push(document.activeElement?.textContent);
  }
  expect(visited).toEqual(['Edit Profile', 'Comments', 'Dashboard', 'Comments', 'Dashboard']);
});

test('Tab reaches only the selected tab, and then its panel', async () => {
  render(<Controlled />);
  await userEvent.click(tab('Edit Profile'));
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(tab('Edit Profile')).toHaveFocus();
});

test('each tab names the panel it controls', () => {
  render(<Controlled />);
  expect(tab('Dashboard')).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
});
