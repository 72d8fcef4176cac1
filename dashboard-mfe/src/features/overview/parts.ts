/** A part of the Dashboard tab; `id` is what a link leads to. */
export interface OverviewPart {
  readonly id: string;
  readonly title: string;
}

/** The parts of the Dashboard tab that have a heading of their own. */
export const PARTS = {
  details: { id: 'agent-details', title: 'Agent Details' },
  preview: { id: 'public-profile', title: 'Your public profile' },
} as const satisfies Readonly<Record<string, OverviewPart>>;
