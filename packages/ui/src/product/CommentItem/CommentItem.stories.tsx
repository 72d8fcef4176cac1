import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/Button.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { CommentItem } from './CommentItem.tsx';

const comment = {
  fullname: 'Bola Ade',
  content: 'Quick and honest.\nShe told us the whole fee before we moved.',
  updatedAt: '2026-11-20T08:00:00.000Z',
};

const meta = {
  title: 'Display/CommentItem',
  component: CommentItem,
  args: { comment },
  argTypes: { status: { control: false }, actions: { control: false } },
} satisfies Meta<typeof CommentItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Published: Story = {};
export const WithAnswers: Story = {
  args: {
    comment: { ...comment, dealing: 'rented', feeAsPublished: 'yes', emailConfirmed: true },
  },
};
export const WithAStatus: Story = { args: { status: <Badge>Saved on this device</Badge> } };
export const WithAReply: Story = {
  args: {
    reply: {
      by: 'Ada Obi',
      content: 'Thank you. The new fee is in my profile, so that everybody sees it before.',
      updatedAt: '2026-11-21T08:00:00.000Z',
    },
  },
};
export const WithAnEditedReply: Story = {
  args: {
    reply: {
      by: 'Ada Obi',
      content: 'Thank you. The new fee is in my profile.',
      updatedAt: '2026-11-21T08:00:00.000Z',
      editedAt: '2026-11-23T08:00:00.000Z',
    },
  },
};
export const WithAnAction: Story = { args: { actions: <Button $variant="quiet">Report</Button> } };
export const WordsThatAreHardToFit: Story = {
  args: { comment: { ...comment, fullname: 'Adébáyọ̀'.repeat(7), content: 'www.homes'.repeat(40) } },
};
export const RightToLeft: Story = {
  args: { comment: { ...comment, fullname: 'محمد إبراهيم', content: 'وكيل ممتاز! 10/10' } },
};
