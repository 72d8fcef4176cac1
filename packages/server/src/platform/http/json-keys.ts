// Keys that reach the prototype of an object they are copied to.
const FORBIDDEN = new Set(['__proto__', 'constructor']);
// A whole string, so that brackets inside it are skipped, or a structural character.
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]/gs;

export interface ForbiddenKey {
  name: string;
  problem: 'duplicate' | 'forbidden';
  isTopLevel: boolean;
}

interface Level {
  keys?: Set<string>;
  expectsKey: boolean;
}

/** The first duplicate or prototype key in a valid JSON text. Not recursive, because the client chooses the depth. */
export function findForbiddenKey(json: string): ForbiddenKey | undefined {
  const levels: Level[] = [];
  for (const [token] of json.matchAll(TOKEN)) {
    const level = levels.at(-1);
    if (token === '{') levels.push({ keys: new Set(), expectsKey: true });
    else if (token === '[') levels.push({ expectsKey: false });
    else if (token === '}' || token === ']') levels.pop();
    else if (token === ',' && level) level.expectsKey = true;
    else if (level?.keys && level.expectsKey) {
      level.expectsKey = false;
      const name = JSON.parse(token) as string;
      const problem = FORBIDDEN.has(name) ? 'forbidden' : level.keys.has(name) ? 'duplicate' : undefined;
      if (problem) return { name, problem, isTopLevel: levels.length === 1 };
      level.keys.add(name);
    }
  }
  return undefined;
}
