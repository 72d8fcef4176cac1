import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AgentCardSkeleton } from '../AgentCard/AgentCard.tsx';
import { AgentGrid } from '../AgentCard/AgentGrid.ts';
import { Skeletons } from './Skeletons.tsx';

test('a screen reader is told what is being loaded, and nothing of the skeletons', () => {
  render(
    <Skeletons label="Loading agents" count={3} layout={AgentGrid}>
      <AgentCardSkeleton />
    </Skeletons>,
  );
  expect(screen.getByRole('status', { name: 'Loading agents' })).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getAllByRole('heading', { hidden: true })).toHaveLength(3);
});
