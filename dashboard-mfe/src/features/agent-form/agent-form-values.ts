import type { Draft, Intent } from '@naija/runtime';

const EMPTY = {
  image: null,
  bio: '',
  rentPrice: '',
  sales: '',
  airbnb: '',
  inspectionFee: '',
  totalDeals: '',
  agreement: '',
  commission: '',
};

type Values = Readonly<Record<string, unknown>>;
export type AgentFormValues = Readonly<Record<keyof typeof EMPTY, unknown>>;

/** Of which form a draft is. */
export const agentFormOf = (owner: string) => ({
  ...{ owner, form: 'agent-form', title: 'Agent Form', path: '/agentform' },
});

/** What the form begins with: what was typed before, else what the server has refused, else nothing. */
export function beginWith(draft: Draft | undefined, refused: Intent | undefined): AgentFormValues {
  return { ...EMPTY, ...(refused && valuesOf(refused)), ...draft?.values };
}

/** What waits as a draft of the form that it came from. */
export function draftOf(waiting: Intent) {
  return { ...agentFormOf(waiting.about), values: valuesOf(waiting) };
}

/** True when the form holds something else than it began with. */
export function isTyped(values: Values, begun: Values): boolean {
  return Object.keys(EMPTY).some((name) => values[name] !== begun[name]);
}

function valuesOf({ fields, photo }: Intent): Values {
  const texts = Object.entries(fields).map(([name, value]) => [name, String(value ?? '')]);
  return { ...(Object.fromEntries(texts) as Values), image: photo ?? null };
}
