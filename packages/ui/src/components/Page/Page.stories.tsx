import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Page } from './Page.tsx';

const meta = {
  title: 'Foundations/Page',
  component: Page,
  args: { title: 'About us', children: null },
  argTypes: { children: { control: false } },
  render: ({ title }) => (
    <Page title={title}>
      <h1>{title}</h1>
      <Card>One part of the page</Card>
      <Card>Another part of it</Card>
    </Page>
  ),
} satisfies Meta<typeof Page>;
export default meta;

export const OfParts: StoryObj<typeof meta> = {
  play: async () => {
    await waitFor(() => expect(document.title).toBe('About us · NaijaAgents'));
  },
};
