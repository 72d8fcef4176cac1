import { originalPositionFor, type TraceMap } from '@jridgewell/trace-mapping';
import { frameIn, type Frame } from './frames.ts';

/** Loads the source map of a frame's script; undefined if it has none. */
export type MapOf = (frame: Frame) => Promise<TraceMap | undefined>;

export interface Translation {
  text: string;
  /** Number of frames with a position in a source. */
  translated: number;
}

interface Place {
  source: string;
  line: number;
  column: number;
  /** Name of the function that is called there, if it has another name in the script. */
  callee: string | null;
}

/** Names so short that swc has probably mangled them. */
const MANGLED = /^[\w$]{0,3}$/;

/** Translates a stack trace to positions in sources. Lines without a script of the remote are not changed. */
export async function translate(trace: string, remote: string, mapOf: MapOf): Promise<Translation> {
  const lines = trace.split(/\r?\n/);
  const frames = lines.map((line) => frameIn(line, remote));
  const places: (Place | undefined)[] = [];
  for (const frame of frames) places.push(frame && placeOf(frame, await mapOf(frame)));
  const text = lines.map((line, index) => {
    const [frame, place] = [frames[index], places[index]];
    return frame && place ? lineOf(nameOf(frame, places[index + 1]), place) : line;
  });
  return { text: text.join('\n'), translated: places.filter((place) => place !== undefined).length };
}

function placeOf({ line, column }: Frame, map: TraceMap | undefined): Place | undefined {
  if (!map) return undefined;
  const found = originalPositionFor(map, { line, column: column - 1 });
  if (found.source === null) return undefined;
  return { source: found.source, line: found.line, column: found.column + 1, callee: found.name };
}

/** Name of a function; for a mangled one, the name by which its caller calls it. */
function nameOf({ name }: Frame, caller: Place | undefined): string {
  return MANGLED.test(name) ? (caller?.callee ?? name) : name;
}

function lineOf(name: string, { source, line, column }: Place): string {
  const place = `${source}:${String(line)}:${String(column)}`;
  return name === '' ? `    at ${place}` : `    at ${name} (${place})`;
}
