import { areaOf } from '@naija/contracts/domain/places/area-of';
import { figureText } from '@naija/contracts/domain/figure-messages';
import { formatPlace } from '@naija/contracts/domain/states';
import { createHash } from 'node:crypto';
import type { RecordRow } from '../agents/index.ts';
import { toSingleLine } from '../../platform/http/escaping.ts';
import type { CardContent } from './drawing/messages.ts';

/** Raise this when the design changes, so that cards get another address */
const DESIGN = 1;

const MARK = 'Verified email';
const FIGURES = [
  ['Inspection fee', 'inspectionFee', 'naira'],
  ['Agreement', 'agreement', 'percent'],
  ['Commission', 'commission', 'percent'],
] as const;

/** Content of an agent's card, without the figures that the agent has not given. */
export function cardContent(agent: RecordRow): CardContent {
  const { name, address, state, emailVerifiedAt } = agent;
  return {
    name: toSingleLine(name),
    place: formatPlace(areaOf(address, state), state),
    mark: emailVerifiedAt === null ? null : MARK,
    figures: FIGURES.flatMap(([label, field, kind]) => {
      const value = agent[field];
      return value === null ? [] : [{ label, value: figureText(kind, value) }];
    }),
  };
}

/** Changes with everything that the card shows. */
export function cardVersion(content: CardContent, image: string | null): string {
  const shown = JSON.stringify([DESIGN, content, image]);
  return createHash('sha256').update(shown).digest('base64url').slice(0, 22);
}

/** Describes the card as text. */
export function cardText({ name, place, mark, figures }: CardContent): string {
  const facts = figures.map(({ label, value }) => `${label} ${value}`);
  return `${[`${name}, property agent in ${place}`, ...facts, ...(mark === null ? [] : [mark])].join('. ')}.`;
}
