import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleAgent } from '../../components/Photo/agent.fixture.ts';
import { WorkThumb } from './WorkThumb.tsx';

const meta = {
  title: 'Display/WorkThumb',
  component: WorkThumb,
  args: {
    photo: sampleAgent().image?.split('/')[2] ?? '',
    alt: 'Flat in Yaba',
    sizes: '16rem',
  },
  render: (thumb) => (
    <div className="frame">
      <WorkThumb {...thumb} />
    </div>
  ),
} satisfies Meta<typeof WorkThumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
/** The alternative text of a picture that cannot be loaded. */
export const Missing: Story = { args: { photo: '00000000000000000000000000000000' } };
