import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FavouriteToggle } from '../FavouriteToggle/FavouriteToggle.tsx';
import { AgentCard } from './AgentCard.tsx';
import { sampleAgent } from '../../components/Photo/agent.fixture.ts';
import { AgentGrid } from './AgentGrid.ts';

const meta = {
  title: 'Display/AgentCard',
  component: AgentCard,
  args: { agent: sampleAgent({ area: 'Lekki Phase 1' }), lazy: false },
  render: (card) => (
    <AgentGrid>
      <li>
        <AgentCard {...card} />
      </li>
    </AgentGrid>
  ),
} satisfies Meta<typeof AgentCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};
export const NotFilledIn: Story = {
  args: { agent: sampleAgent({ image: null, inspectionFee: null, totalDeals: null }) },
};
export const LargeFiguresAndALongName: Story = {
  args: {
    agent: sampleAgent({
      name: 'Oluwaseun Chukwuemeka Babatunde-Adeyemi of Greater Port Harcourt Homes',
      area: 'Calabar Municipality',
      state: 'cross-river',
      inspectionFee: 100_000_000,
      totalDeals: 1_000_000,
    }),
  },
};
export const FromElsewhere: Story = {
  args: { agent: sampleAgent({ area: 'Surulere', km: 12, serves: 'Lekki Phase 1' }) },
};
export const ToBeSaved: Story = {
  args: { action: <FavouriteToggle name="Ada Obi" isFavourite onToggle={fn()} /> },
};
export const WithoutPhotos: Story = {
  globals: { data: 'save' },
  args: {
    agent: sampleAgent({ image: '/media/0000000000000000000000000000000e/320.webp' }),
    action: <FavouriteToggle name="Ada Obi" isFavourite={false} onToggle={fn()} />,
  },
};
export const Grid: Story = {
  render: () => (
    <AgentGrid>
      {['Ada Obi', 'Babajide Okonkwo', 'Ṣadé Adébáyọ̀', 'Ngozi Eze', 'Musa Ibrahim', 'Ifeanyi Chukwu'].map(
        (name, index) => (
          <li key={name}>
            <AgentCard
              agent={sampleAgent({
                name,
                area: index % 3 === 2 ? null : 'Lekki Phase 1',
                inspectionFee: 5_000 * (index + 1),
                ...(index % 2 === 1 && { image: null }),
              })}
            />
          </li>
        ),
      )}
    </AgentGrid>
  ),
};
