import type { Meta, StoryObj } from '@storybook/react-vite';
import { Photo } from '../Photo/Photo.tsx';
import { Card, CardList, CoverLink, LinkedCard } from './Card.tsx';

const meta = {
  title: 'Display/Card',
  component: Card,
  args: { children: 'A raised surface that holds one thing.' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const AsOneLink: Story = {
  render: () => (
    <LinkedCard>
      <Photo image={null} name="Ada Obi" size={96} sizes="6rem" />
      <CoverLink to="/agent/7">Without padding, so that a photo can fill it</CoverLink>
    </LinkedCard>
  ),
};
export const InAList: Story = {
  render: (card) => (
    <CardList>
      <li>
        <Card {...card} />
      </li>
      <li>
        <Card {...card} />
      </li>
    </CardList>
  ),
};
