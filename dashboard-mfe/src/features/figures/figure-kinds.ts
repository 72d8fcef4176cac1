import type { WeekFigures } from '@naija/contracts/http/interest';

export interface FigureKind {
  /** Its title is a text of that name. */
  readonly name: 'view' | 'contact' | 'favourite';
  readonly of: (week: WeekFigures) => number;
}

/** What has a chart of its own. */
export const FIGURE_KINDS: readonly FigureKind[] = [
  { name: 'view', of: ({ view }) => view },
  { name: 'contact', of: ({ call, whatsApp, email }) => call + whatsApp + email },
  { name: 'favourite', of: ({ favourite }) => favourite },
];
