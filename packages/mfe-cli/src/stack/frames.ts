/** A position in a script as a browser reports it; line and column start at 1. */
export interface Frame {
  /** Name of the function, as in the trace; '' if it has none. */
  name: string;
  script: string;
  /** Undefined if the address does not contain it. */
  version: string | undefined;
  line: number;
  column: number;
}

/** Maximum length of a line. Longer lines are data, such as a source map in an address. */
const LINE_MAX = 2_000;
const POSITION = /:(\d{1,7}):(\d{1,7})\)?$/;

/**
 * The frame in a line of a stack trace: `at name (address:1:2)` of Chrome, `name@address:1:2` of Firefox and Safari, each
 * also without a name. Undefined for other lines, and for scripts of other remotes.
 */
export function frameIn(text: string, remote: string): Frame | undefined {
  const line = text.trim();
  if (line.length > LINE_MAX) return undefined;
  const position = POSITION.exec(line);
  if (!position) return undefined;
  const head = line.slice(0, position.index);
  const start = addressStart(head);
  const script = scriptOf(head.slice(start), remote);
  if (!script) return undefined;
  const [, row, column] = position;
  return { ...script, name: nameIn(head.slice(0, start)), line: Number(row), column: Number(column) };
}

function addressStart(head: string): number {
  const address = Math.max(head.lastIndexOf('http://'), head.lastIndexOf('https://'));
  if (address !== -1) return address;
  return Math.max(...['(', '@', ' '].map((before) => head.lastIndexOf(before))) + 1;
}

function scriptOf(address: string, remote: string): Pick<Frame, 'script' | 'version'> | undefined {
  const [path = ''] = address.split(/[?#]/, 1);
  const folders = path.split('/');
  const remotes = folders.lastIndexOf('remotes');
  if (folders.length === 1 && path.endsWith('.js')) return { script: path, version: undefined };
  if (remotes === -1) return undefined;
  const [name, version, ...file] = folders.slice(remotes + 1);
  return name === remote && file.length > 0 ? { script: file.join('/'), version } : undefined;
}

function nameIn(before: string): string {
  const name = before.endsWith('@') ? before.slice(0, -1) : before.replace(/^at /, '').replace(/\($/, '');
  return name.replace(/^async[ *]/, '').trim();
}
