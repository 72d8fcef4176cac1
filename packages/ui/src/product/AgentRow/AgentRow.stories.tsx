import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleAgent } from '../../components/Photo/agent.fixture.ts';
import { FavouriteToggle } from '../FavouriteToggle/FavouriteToggle.tsx';
import { AgentRow } from './AgentRow.tsx';

const meta = {
  title: 'Display/AgentRow',
  component: AgentRow,
  args: { agent: sampleAgent({ area: 'Uyo', state: 'akwa-ibom' }) },
} satisfies Meta<typeof AgentRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvas }) => {
    const onLargeScreen = matchMedia('(min-width: 64rem)').matches;
    await expect(canvas.getByText('OVER 1,250').checkVisibility()).toBe(onLargeScreen);
    await expect(canvas.getByRole('link', { name: 'See More about Ada Obi' })).toBeVisible();
  },
};
export const NotFilledIn: Story = {
  args: { agent: sampleAgent({ image: null, inspectionFee: null, totalDeals: null }) },
};
export const LargeFiguresAndALongName: Story = {
  args: {
    agent: sampleAgent({
      name: 'Oluwaseun Chukwuemeka Babatunde-Adeyemi of Greater Port Harcourt Homes',
      area: 'Abuja Municipal Area Council',
      inspectionFee: 100_000_000,
      totalDeals: 1_000_000,
    }),
  },
};
export const ToBeSaved: Story = {
  args: { action: <FavouriteToggle name="Ada Obi" isFavourite={false} onToggle={fn()} /> },
};
export const WithoutPhotos: Story = {
  globals: { data: 'save' },
  args: { agent: sampleAgent({ image: '/media/0000000000000000000000000000000d/320.webp' }) },
};
