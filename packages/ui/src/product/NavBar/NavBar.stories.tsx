import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { expect, fn, userEvent } from 'storybook/test';
import { NavBar } from './NavBar.tsx';

const Brand = styled.strong`
  font-size: 1.25rem;
`;

const Narrow = styled.div`
  max-width: 22.5rem;
`;

const meta = {
  title: 'Navigation/NavBar',
  component: NavBar,
  args: { brand: <Brand>NaijaAgents</Brand>, loggedIn: false, onLogout: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NavBar>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** On a small screen, the links are behind the menu button. */
async function showLinks(canvas: Canvas) {
  const menu = canvas.queryByRole('button', { name: 'Menu' });
  if (menu) await userEvent.click(menu);
}

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await showLinks(canvas);
    await expect(canvas.getByRole('link', { name: 'SIGN UP' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Agent: Story = {
  args: { loggedIn: true },
  play: async ({ canvas, args }) => {
    await showLinks(canvas);
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

export const WithTheApp: Story = {
  args: { onApp: fn() },
  play: async ({ canvas, args }) => {
    await showLinks(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'App' }));
    await expect(args.onApp).toHaveBeenCalledOnce();
  },
};

export const OtherStates: Story = {
  play: async ({ canvas }) => {
    await showLinks(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'OTHERS' }));
    const list = canvas.getByRole('link', { name: 'Abia' }).closest('ul');
    await expect(list?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    // Beside the menu of a small screen, the list lies over the page and moves nothing.
    const bar = canvas.getByRole('banner').getBoundingClientRect();
    await expect(bar.height < 100).toBe(canvas.queryByRole('button', { name: 'Menu' }) === null);
  },
};

/** Marks OTHERS as well, because the list of states is closed. */
export const OnAPageOfAnotherState: Story = {
  play: async ({ canvas }) => {
    await showLinks(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'OTHERS' }));
    await userEvent.keyboard('k{ArrowDown}{Enter}');
    await showLinks(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'OTHERS' }));
    await expect(canvas.getByRole('link', { name: 'Kano' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
  },
};

export const SmallScreen: Story = {
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(canvas.getByRole('link', { name: 'ABOUT US' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const WithFavourites: Story = {
  args: { savedCount: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Saved agents, 3' })).toBeVisible();
  },
};

/** The folded menu has the count of its App button. */
export const WaitingToBeSent: Story = {
  args: { onApp: fn(), pendingCount: 2, savedCount: 128 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('waiting to be sent').length).toBeGreaterThan(0);
  },
};
