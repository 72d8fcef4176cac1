/** A text, or the result of a function of the sources for its parameters. */
export interface Message {
  /** English text with parameters in braces. */
  english: string;
  /** Names of the parameters, in order. */
  parameters: readonly string[];
}

/** First of the numbers that stand in for parameters; no text contains them. */
const FIRST_NUMBER = 917_301;
const WRONG = /NaN|undefined|\[object |function|=>/;

/**
 * Describes the English result of a function for translators. It is called with stand-ins that should appear in its text. If
 * the message depends on the values, one of its variants is returned.
 */
export function describeMessage(message: unknown): Message {
  const call = message as (...values: unknown[]) => unknown;
  const parameters = parameterNames(String(message));
  const found = combinations(parameters.map(standIns)).flatMap((values) => {
    const text = tryText(
      call,
      values.map(({ value }) => value),
    );
    if (text === undefined || WRONG.test(text)) return [];
    return [
      values.reduce(
        (shown, { texts, name }) => texts.reduce((one, part) => one.replaceAll(part, `{${name}}`), shown),
        text,
      ),
    ];
  });
  const shownIn = (text: string) => parameters.filter((name) => text.includes(`{${name}}`)).length;
  const best = Math.max(0, ...found.map(shownIn));
  return { english: found.find((text) => shownIn(text) === best) ?? String(message), parameters };
}

interface StandIn {
  name: string;
  value: unknown;
  /** Forms in which it appears in a text. */
  texts: readonly string[];
}

function standIns(name: string, index: number): StandIn[] {
  const number = FIRST_NUMBER + index;
  return [
    { name, value: `{${name}}`, texts: [] },
    { name, value: number, texts: [number.toLocaleString('en-US'), String(number)] },
    { name, value: [`{${name}}`], texts: [] },
    { name, value: true, texts: [] },
    { name, value: undefined, texts: [] },
  ];
}

function combinations(choices: readonly (readonly StandIn[])[]): StandIn[][] {
  return choices.reduce<StandIn[][]>(
    (rows, choice) => rows.flatMap((row) => choice.map((one) => [...row, one])),
    [[]],
  );
}

function tryText(call: (...values: unknown[]) => unknown, values: readonly unknown[]): string | undefined {
  try {
    const text = call(...values);
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Names of parameters in the source of a function without types, defaults or nested patterns. */
function parameterNames(source: string): string[] {
  const arrow = source.indexOf('=>');
  const open = source.indexOf('(');
  const isBare = arrow !== -1 && (open === -1 || arrow < open);
  const list = isBare ? source.slice(0, arrow) : source.slice(open + 1, source.indexOf(')', open));
  return list
    .split(',')
    .map((parameter) => parameter.split('=', 1)[0]?.trim() ?? '')
    .filter((name) => name !== '');
}
