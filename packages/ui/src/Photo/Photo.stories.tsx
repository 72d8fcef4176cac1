import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleAgent } from '../AgentCard/agent.fixture.ts';
import { Photo } from './Photo.tsx';
import { PhotoPlaceholder } from './PhotoPlaceholder.ts';

const meta = {
  title: 'Display/Photo',
  component: Photo,
  args: {
    image: sampleAgent().image,
    name: 'Ada Obi',
    alt: 'Ada Obi',
    size: 320,
    sizes: '16rem',
    lazy: false,
  },
  render: (photo) => (
    <div className="frame">
      <Photo {...photo} />
    </div>
  ),
} satisfies Meta<typeof Photo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const WithoutAPhoto: Story = { args: { image: null } };
export const OfOneName: Story = { args: { image: null, name: 'Ọlá', alt: 'Ọlá' } };
export const ThatDoesNotLoad: Story = {
  args: { image: '/media/00000000000000000000000000000000/320.webp' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('AO')).toBeVisible());
  },
};
/** What is seen in a photo's place until it is there. */
export const BeforeItIsThere: Story = { render: () => <PhotoPlaceholder /> };
