import type { ComponentType } from 'react';
import type { LoadedAgents } from './use-agent-list.ts';

/** How a list shows its agents; chosen by the page, so that no page loads the view of another. */
export interface ListView {
  readonly Agents: ComponentType<{ readonly list: LoadedAgents }>;
  readonly Skeleton: ComponentType;
  readonly isRows: boolean;
}
