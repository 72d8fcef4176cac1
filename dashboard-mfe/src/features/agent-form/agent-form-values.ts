import type { Draft, Intent } from '@naija/runtime';
import { formText } from '../../profile-form/format-value.ts';
import { AGENT_FORM_MESSAGES } from './messages.ts';

const EMPTY_VALUES = {
  image: null,
  bio: '',
  publicEmail: '',
  rentPrice: '',
  sales: '',
  airbnb: '',
  inspectionFee: '',
  totalDeals: '',
  agreement: '',
  commission: '',
};

type Values = Readonly<Record<string, unknown>>;
export type AgentFormValues = Readonly<Record<keyof typeof EMPTY_VALUES, unknown>>;

/** Identifies the draft of this form; the values are stored in IndexedDB. */
export const draftLocation = (owner: string) => ({
  owner,
  form: 'agent-form',
  title: AGENT_FORM_MESSAGES.title,
  path: '/agentform',
});

/** Initial values of the form: the draft, over a refused submission, over empty fields. */
export function initialValues(draft: Draft | undefined, refused: Intent | undefined): AgentFormValues {
  return { ...EMPTY_VALUES, ...(refused && valuesOf(refused)), ...draft?.values };
}

/** Turns an intent back into a draft of this form. */
export function toDraft(intent: Intent) {
  return { ...draftLocation(intent.about), values: valuesOf(intent) };
}

export function isDirty(values: Values, initial: Values): boolean {
  return Object.keys(EMPTY_VALUES).some((name) => values[name] !== initial[name]);
}

function valuesOf({ fields, photo }: Intent): Values {
  const texts = Object.entries(fields).map(([name, value]) => [name, formText(value)]);
  return { ...(Object.fromEntries(texts) as Values), image: photo ?? null };
}
