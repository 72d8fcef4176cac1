/** A text, or what a function of the sources makes of what it is given. */
export interface Message {
  /** With parameters in braces. */
  english: string;
  /** Names of what it is given, in order. */
  parameters: readonly string[];
}

/** Nothing that a text contains by itself. */
const FIRST_NUMBER = 917_301;
const WRONG = /NaN|undefined|\[object |function|=>/;

/**
 * What a function says in English, for a translator to read: it is called with stand-ins that its text is expected to show.
 * A message that says different things for different values is described by one of them.
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
  /** How it shows in a text. */
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

/** Names of parameters without defaults or nested patterns; types are gone. */
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
