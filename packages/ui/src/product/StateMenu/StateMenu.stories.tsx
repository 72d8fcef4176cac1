import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { STATES } from '@naija/contracts/domain/states';
import { STATE_DROPDOWN_HEIGHT_PX } from '@naija/contracts/domain/limits';
import { expect, userEvent } from 'storybook/test';
import { StateMenu } from './StateMenu.tsx';

/** Room for the list, which is as wide as it needs to be and opens towards the start. */
const Stage = styled.div`
  display: flex;
  justify-content: end;
  width: min(100%, 20rem);
`;

const meta = {
  title: 'Navigation/StateMenu',
  component: StateMenu,
  args: { label: 'OTHERS', states: STATES },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof StateMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'OTHERS' }));
    const { height, bottom, left, right } = canvas.getByRole('list').getBoundingClientRect();
    await expect(height).toBeLessThanOrEqual(STATE_DROPDOWN_HEIGHT_PX);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'OTHERS' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Abuja' })).toHaveFocus();
    await userEvent.keyboard('z');
    await expect(canvas.getByRole('link', { name: 'Zamfara' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};
