import styled from 'styled-components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleAgent } from './agent.fixture.ts';
import { Photo } from './Photo.tsx';
import { PhotoPlaceholder } from './PhotoPlaceholder.ts';

/** A photo that no other story shows, because a photo that was loaded once is not fetched again. */
const UNSEEN = '/media/0000000000000000000000000000000f/320.webp';

const Small = styled.div`
  width: 4.5rem;
`;

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
/** The placeholder until the photo has loaded. */
export const BeforeItIsThere: Story = { render: () => <PhotoPlaceholder /> };

/** The placeholder for a visitor who saves data, until they ask for the photo. */
export const OnTap: Story = { globals: { data: 'save' }, args: { image: UNSEEN } };
export const OnTapInASmallPlace: Story = {
  globals: { data: 'save' },
  args: { image: UNSEEN, size: 96 },
  render: (photo) => (
    <Small>
      <Photo {...photo} />
    </Small>
  ),
};
