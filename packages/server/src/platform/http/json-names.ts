/** Names that, copied onto an object, reach its prototype. */
const FORBIDDEN = new Set(['__proto__', 'constructor']);
// A text whole, so that brackets inside it are none, or one of the signs that give JSON its shape.
const PART = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]/gs;

/** A name that has no place in an object of a request, and what is wrong with it. */
export interface BadName {
  name: string;
  problem: 'repeated' | 'forbidden';
  /** True where it stands in the outermost object. */
  isOutermost: boolean;
}

/** An object or a list that is being read. */
interface Level {
  /** Undefined for a list. */
  names?: Set<string>;
  expectsName: boolean;
}

/**
 * The first name in a valid JSON text that an object holds twice, of which parsers keep one or the other, or that could
 * reach a prototype. Walks without recursion, for whoever sends the text chooses its depth.
 */
export function findBadName(json: string): BadName | undefined {
  const levels: Level[] = [];
  for (const [part] of json.matchAll(PART)) {
    const level = levels.at(-1);
    if (part === '{') levels.push({ names: new Set(), expectsName: true });
    else if (part === '[') levels.push({ expectsName: false });
    else if (part === '}' || part === ']') levels.pop();
    else if (part === ',' && level) level.expectsName = true;
    else if (level?.names && level.expectsName) {
      level.expectsName = false;
      const name = JSON.parse(part) as string;
      const problem = FORBIDDEN.has(name) ? 'forbidden' : level.names.has(name) ? 'repeated' : undefined;
      if (problem) return { name, problem, isOutermost: levels.length === 1 };
      level.names.add(name);
    }
  }
  return undefined;
}
