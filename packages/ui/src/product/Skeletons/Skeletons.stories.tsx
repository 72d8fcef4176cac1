import type { ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AgentCard, AgentCardSkeleton } from '../AgentCard/AgentCard.tsx';
import { sampleAgent } from '../../components/Photo/agent.fixture.ts';
import { AgentGrid } from '../AgentCard/AgentGrid.ts';
import { AgentRow, AgentRowSkeleton } from '../AgentRow/AgentRow.tsx';
import { CardList } from '../../components/Card/Card.tsx';
import { CommentItem, CommentSkeleton } from '../CommentItem/CommentItem.tsx';
import { Tile, TileSkeleton } from '../Tile/Tile.tsx';
import { TileList } from '../Tile/tile-layout.ts';
import { Skeletons, type SkeletonsProps } from './Skeletons.tsx';

const meta = {
  title: 'Feedback/Skeletons',
  component: Skeletons,
  args: { label: 'Loading agents', count: 1, layout: AgentGrid as SkeletonsProps['layout'], children: null },
  argTypes: { layout: { control: false }, children: { control: false } },
} satisfies Meta<typeof Skeletons>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A skeleton and the real thing; the story fails where they differ in size by more than what rounding does. */
function pair(skeleton: ReactNode, real: ReactNode): Story {
  return {
    render: ({ label, count, layout: Layout }) => (
      <div>
        <Skeletons label={label} count={count} layout={Layout}>
          {skeleton}
        </Skeletons>
        <hr />
        <Layout>{real}</Layout>
      </div>
    ),
    play: async ({ canvas, canvasElement }) => {
      const [before, after] = [
        canvas.getByRole('status').firstElementChild,
        canvasElement.querySelector('hr')?.nextElementSibling,
      ].map((list) => list?.firstElementChild?.getBoundingClientRect());
      await expect(before?.height).toBeGreaterThan(0);
      await expect(Math.abs((before?.height ?? 0) - (after?.height ?? 0))).toBeLessThan(0.5);
      await expect(Math.abs((before?.width ?? 0) - (after?.width ?? 0))).toBeLessThan(0.5);
    },
  };
}

export const Card: Story = pair(
  <AgentCardSkeleton />,
  <li>
    <AgentCard agent={sampleAgent()} lazy={false} />
  </li>,
);
export const CardOfALongName: Story = pair(
  <AgentCardSkeleton />,
  <li>
    <AgentCard agent={sampleAgent({ name: 'Oluwaseun Chukwuemeka Babatunde-Adeyemi' })} lazy={false} />
  </li>,
);
export const Row: Story = {
  ...pair(
    <AgentRowSkeleton />,
    <li>
      <AgentRow agent={sampleAgent()} />
    </li>,
  ),
  args: { layout: CardList },
};
export const Figure: Story = {
  ...pair(<TileSkeleton label="Sales" />, <Tile label="Sales" value={12} />),
  args: { label: 'Loading figures', layout: TileList },
};
export const Comment: Story = {
  ...pair(
    <CommentSkeleton />,
    <li>
      <CommentItem
        comment={{
          fullname: 'Bola Ade',
          content: 'Told and done.\nAll in order.',
          updatedAt: '2026-11-20T08:00:00.000Z',
        }}
      />
    </li>,
  ),
  args: { label: 'Loading comments', layout: CardList },
};
export const Grid: Story = { args: { count: 6, children: <AgentCardSkeleton /> } };
