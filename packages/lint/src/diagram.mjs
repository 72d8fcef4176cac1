import { isTestCode } from './test-code.mjs';
import { workspaceFolders } from '@naija/tooling/workspaces';

/** @typedef {import('./imports.mjs').Import} Import */
/** @typedef {Map<string, Set<string>>} Graph the imported boxes by importing box */

/** Workspaces with at least so many folders get a diagram of their own. */
const LARGE = 6;

/**
 * Mermaid diagrams of the imports, by title: first all workspaces, then the folders of each large one. An arrow points from
 * the importing to the imported side; an arrow that a longer path implies is left out.
 * @param {readonly Import[]} imports @returns {Map<string, string>}
 */
export function diagrams(imports) {
  const workspaces = workspaceFolders();
  const boxOf = (/** @type {string} */ file) => {
    const workspace = workspaces.find((folder) => file.startsWith(`${folder}/`));
    if (workspace === undefined || isTestCode(file)) return undefined;
    const [folder = '', below] = file
      .slice(workspace.length + 1)
      .replace(/^src\//, '')
      .split('/');
    return { workspace, folder: below === undefined ? undefined : folder };
  };
  /** @type {Graph} */
  const between = new Map();
  /** @type {Map<string, Graph>} */
  const inside = new Map();
  for (const { from, to } of imports) {
    const [a, b] = [boxOf(from), boxOf(to)];
    if (!a || !b) continue;
    if (a.workspace !== b.workspace) add(between, a.workspace, b.workspace);
    const graph = inside.get(a.workspace) ?? new Map();
    inside.set(a.workspace, graph);
    if (a.folder !== undefined) add(graph, a.folder);
    if (
      a.workspace === b.workspace &&
      a.folder !== undefined &&
      b.folder !== undefined &&
      a.folder !== b.folder
    )
      add(graph, a.folder, b.folder);
  }
  return new Map([
    ['Imports between the workspaces', flowchart(between)],
    ...sorted(inside)
      .filter(([, graph]) => graph.size >= LARGE)
      .map(([workspace, graph]) => /** @type {[string, string]} */ ([`\`${workspace}\``, flowchart(graph)])),
  ]);
}

/** @param {Graph} graph */
function flowchart(graph) {
  const names = [...graph.keys()].sort();
  return [
    'flowchart TD',
    ...names.map((name) => `  ${id(name)}["${name}"]`),
    ...arrows(graph).map(([from, to]) => `  ${id(from)} --> ${id(to)}`),
  ].join('\n');
}

/**
 * Puts diagrams, as of `diagrams`, between the marks of a document: the workspaces first, their folders further down.
 * @param {string} document @param {Map<string, string>} drawn
 * @throws Error if a mark is missing
 */
export function withDiagrams(document, drawn) {
  const [workspaces = '', ...folders] = [...drawn].map(
    ([title, text]) => `### ${title}\n\n\`\`\`mermaid\n${text}\n\`\`\`\n\n`,
  );
  return replaceBetweenMarks(
    replaceBetweenMarks(document, 'workspaces', workspaces),
    'folders',
    folders.join(''),
  );
}

/** @param {string} document @param {string} name @param {string} content */
function replaceBetweenMarks(document, name, content) {
  const [begin, end] = [`<!-- npm run architecture draws the ${name} -->`, `<!-- end of the ${name} -->`];
  const [before = '', rest] = document.split(`${begin}\n\n`, 2);
  const after = rest?.split(end, 2)[1];
  if (after === undefined) throw new Error(`the document lacks ${begin} or ${end}`);
  return `${before}${begin}\n\n${content}${end}${after}`;
}

/** @param {Graph} graph @returns {[string, string][]} arrows without those that a longer path implies */
function arrows(graph) {
  const isImplied = (/** @type {string} */ from, /** @type {string} */ to) => {
    const reached = new Set([...(graph.get(from) ?? [])].filter((each) => each !== to));
    for (const each of reached)
      for (const next of graph.get(each) ?? []) if (next !== from) reached.add(next);
    return reached.has(to);
  };
  return sorted(graph).flatMap(([from, targets]) =>
    [...targets]
      .sort()
      .filter((to) => !isImplied(from, to))
      .map((to) => /** @type {[string, string]} */ ([from, to])),
  );
}

/** @template Value @param {Map<string, Value>} map */
const sorted = (map) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * Adds a box and, with `to`, an arrow to a second box.
 * @param {Graph} graph @param {string} from @param {string} [to]
 */
function add(graph, from, to) {
  const targets = graph.get(from) ?? new Set();
  graph.set(from, targets);
  if (to === undefined) return;
  targets.add(to);
  if (!graph.has(to)) graph.set(to, new Set());
}

/** @param {string} name */
const id = (name) => name.replaceAll(/\W+/g, '_');
