import type { Intent, Problem } from '@naija/runtime';
import type { OwnRecord } from '../../agent/agent-api.ts';
import { overlaid } from '../../waiting/overlaid.ts';
import { TEXT_FIELDS, textOf, valuesOf, type EditValues } from './edit-values.ts';
import { groundNow, type Typed } from './ground.ts';

/** What a form begins with. */
export interface Begun extends Typed {
  /** What counts as not typed. */
  readonly start: EditValues;
  /** Why the edits that it replaces could not be sent. */
  readonly problem?: Problem | undefined;
}

/**
 * What the form begins with: the record with what waits laid over it, and over that what was typed before. Edits that
 * could not be sent are gone on with.
 */
export function begin(record: OwnRecord, waiting: readonly Intent[], typed?: Typed): Begun {
  const first = waiting[0];
  if (first?.problem) return beginStuck(record, { first, problem: first.problem, waiting }, typed);
  if (typed) {
    const ground = groundNow(typed, record, waiting);
    return { ...ground, values: typed.values, start: valuesOf(ground.base.data) };
  }
  const data = overlaid(record.data, waiting);
  const values = valuesOf(data);
  return { values, start: values, base: { ...record, data }, on: waiting.at(-1)?.key ?? null, replaces: [] };
}

/** What was typed, with another photo in the place of the one chosen before. */
export function beginWithPhoto(
  record: OwnRecord,
  waiting: readonly Intent[],
  typed: Typed,
  image: File,
): Begun {
  const { base, on, replaces, values } = typed;
  return begin(record, waiting, { base, on, replaces, values: { ...values, image } });
}

/** Edits of which the first could not be sent, so that the others wait behind it. */
interface Stuck {
  readonly first: Intent;
  readonly problem: Problem;
  readonly waiting: readonly Intent[];
}

function beginStuck(record: OwnRecord, { first, problem, waiting }: Stuck, typed: Typed | undefined): Begun {
  const replaces = waiting.map(({ key }) => key);
  const image = waiting.findLast(({ photo }) => photo)?.photo ?? null;
  const start = { ...valuesOf(overlaid(record.data, waiting)), image };
  const goesOn = typed?.replaces.some((key) => replaces.includes(key)) === true;
  const values = !typed ? start : goesOn ? typed.values : typedOver(start, typed);
  // The agent has chosen already between what was typed and this very record.
  if (goesOn && problem.kind === 'changed' && typed.base.etag === problem.theirs.etag)
    return { ...typed, replaces, start: valuesOf(typed.base.data) };
  return { values, start, replaces, problem, base: first.base ?? record, on: null };
}

/** What was typed, over what the edits that could not be sent say of the other fields. */
function typedOver(start: EditValues, { values, base }: Typed): EditValues {
  const changed = TEXT_FIELDS.filter((field) => values[field] !== textOf(base.data, field));
  return {
    ...start,
    ...Object.fromEntries(changed.map((field) => [field, values[field]])),
    image: values['image'] ?? start['image'],
  };
}

/** What the form begins with once the agent has chosen between both records, field by field. */
export function beginResolved(begun: Begun, theirs: OwnRecord, chosen: EditValues): Begun {
  return {
    values: { ...begun.values, ...chosen },
    start: valuesOf(theirs.data),
    base: theirs,
    on: null,
    replaces: begun.replaces,
  };
}
