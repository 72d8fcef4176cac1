import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Switch } from './Switch.tsx';

function show(changes: { on?: boolean; disabled?: boolean } = {}) {
  const onChange = vi.fn();
  render(
    <Switch label="Lite mode" on={false} onChange={onChange} {...changes}>
      Photos come when you ask.
    </Switch>,
  );
  return onChange;
}

const control = () => screen.getByRole('switch', { name: 'Lite mode' });

test.each([false, true])(
  'a switch that is on: %s, says what it does and asks for the opposite',
  async (on) => {
    const onChange = show({ on });
    expect((control() as HTMLInputElement).checked).toBe(on);
    expect(control()).toHaveAccessibleDescription('Photos come when you ask.');
    await userEvent.click(screen.getByText('Lite mode'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(!on);
  },
);

test('a switch is worked by the space bar', async () => {
  const onChange = show();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});

test('a switch that is fixed cannot be changed', async () => {
  const onChange = show({ disabled: true });
  await userEvent.click(screen.getByText('Lite mode'));
  expect(onChange).not.toHaveBeenCalled();
});
