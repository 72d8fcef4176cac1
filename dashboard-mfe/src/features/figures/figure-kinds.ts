import type { WeekFigures } from '@naija/contracts/http/interest';
import { FIGURE_MESSAGES } from '../../messages.ts';

export interface FigureKind {
  readonly title: string;
  readonly of: (week: WeekFigures) => number;
}

/** What has a chart of its own. */
export const FIGURE_KINDS: readonly FigureKind[] = [
  { title: FIGURE_MESSAGES.view, of: ({ view }) => view },
  { title: FIGURE_MESSAGES.contact, of: ({ call, whatsApp, email }) => call + whatsApp + email },
  { title: FIGURE_MESSAGES.favourite, of: ({ favourite }) => favourite },
];
