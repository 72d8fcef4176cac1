import { kindsOf, type ApiCalls } from '../http/answer-fields.ts';
import { list, map, text } from './json-readers.ts';
import { CALLS_MAX, FIELDS_MAX, TOKENS_MAX } from './release-limits.ts';

/** Requirements of a release besides code; absent in releases built before this was recorded. */
export interface ReleaseNeeds {
  /** CSS custom properties that it uses and does not set: `--color-ink`. */
  tokens?: string[];
  /** Fields that it reads of the answers to its calls, and the kinds that it was compiled against. */
  calls?: ApiCalls;
}

/** Messages about every need that an offer does not meet; offers that say nothing of tokens or calls meet all of them. */
export function unmetNeeds({ tokens = [], calls = {} }: ReleaseNeeds, offer: ReleaseNeeds): string[] {
  const { tokens: offeredTokens, calls: offeredCalls } = offer;
  return [
    ...tokens
      .filter((token) => offeredTokens?.includes(token) === false)
      .map((token) => `the design token ${token} is not set by the shell, so that what uses it has no value`),
    ...(offeredCalls ? unmetCalls(calls, offeredCalls) : []),
  ];
}

function unmetCalls(calls: ApiCalls, offered: ApiCalls): string[] {
  return Object.entries(calls).flatMap(([call, fields]) => {
    const answer = ownValue(offered, call);
    if (!answer) return [`the server has no call ${call}`];
    return Object.entries(fields).flatMap(([field, kinds]) => {
      const now = ownValue(answer, field);
      if (now === undefined) return [`the answer to ${call} has no field ${field}`];
      const added = kindsOf(now).filter((kind) => !kindsOf(kinds).includes(kind));
      return added.length === 0
        ? []
        : [
            `${field} of the answer to ${call} can be ${added.join(' or ')}, which the remote does not expect`,
          ];
    });
  });
}

/** Names of a release include those of `Object.prototype`. */
function ownValue<T>(values: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

export function readTokens(value: unknown, at: string): string[] {
  return list(value, at, text, TOKENS_MAX);
}

export function readCalls(value: unknown, at: string): ApiCalls {
  return map(value, at, (fields, of) => map(fields, of, text, FIELDS_MAX), CALLS_MAX);
}
