import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { PageFade } from './PageFade.tsx';

function TwoPages() {
  const [page, setPage] = useState(1);
  return (
    <>
      <Button
        onClick={() => {
          setPage(page + 1);
        }}
      >
        Next page
      </Button>
      <PageFade key={page}>
        <Card>
          <p id="page">Page {page}</p>
        </Card>
      </PageFade>
    </>
  );
}

const meta = {
  title: 'Foundations/PageFade',
  component: PageFade,
  args: { children: null },
  argTypes: { children: { control: false } },
  render: () => <TwoPages />,
} satisfies Meta<typeof PageFade>;
export default meta;

export const FromPageToPage: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText('Page 2')).toBeInTheDocument();
    await expect(document.querySelectorAll('#page')).toHaveLength(1);
    await waitFor(() => expect(document.body.textContent).not.toContain('Page 1'));
  },
};
