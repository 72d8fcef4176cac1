import { isTestCode } from './test-code.mjs';
import { workspaceFolders } from '../lib/workspaces.mjs';

/** @typedef {import('./imports.mjs').Import} Import */

/** Marks in the document between which the diagram is written. */
const BEGIN = '<!-- drawn by npm run architecture -->';
const END = '<!-- end of what is drawn -->';

/**
 * The one picture of the architecture, as Mermaid text: workspaces with their folders, and arrows from who imports to
 * what is imported. An arrow is left out where others lead there already.
 * @param {readonly Import[]} imports
 */
export function diagram(imports) {
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
  /** @type {Map<string, Set<string>>} */
  const folders = new Map();
  /** @type {Map<string, Map<string, Set<string>>>} arrows inside of each workspace, and under the empty name between them */
  const arrows = new Map();
  for (const { from, to } of imports) {
    const [a, b] = [boxOf(from), boxOf(to)];
    if (!a || !b) continue;
    for (const { workspace, folder } of [a, b]) add(folders, workspace, folder);
    if (a.workspace !== b.workspace) add(entry(arrows, ''), a.workspace, b.workspace);
    else if (a.folder !== undefined && b.folder !== undefined && a.folder !== b.folder)
      add(entry(arrows, a.workspace), a.folder, b.folder);
  }
  return [
    'flowchart TD',
    ...sorted(folders).flatMap(([workspace, names]) => [
      `  subgraph ${id(workspace)}["${workspace}"]`,
      ...[...names].sort().map((folder) => `    ${id(workspace, folder)}["${folder}"]`),
      ...arrowLines(arrows.get(workspace)).map(([a, b]) => `    ${id(workspace, a)} --> ${id(workspace, b)}`),
      '  end',
    ]),
    ...arrowLines(arrows.get('')).map(([a, b]) => `  ${id(a)} --> ${id(b)}`),
  ].join('\n');
}

/**
 * Puts the diagram into a document.
 * @param {string} document @param {string} drawn
 */
export function withDiagram(document, drawn) {
  const block = `${BEGIN}\n\n\`\`\`mermaid\n${drawn}\n\`\`\`\n\n${END}`;
  const [before, rest] = document.split(BEGIN, 2);
  if (before === undefined || rest === undefined) return `${document.trimEnd()}\n\n${block}\n`;
  return `${before}${block}${rest.split(END, 2)[1] ?? ''}`;
}

/**
 * @param {Map<string, Set<string>> | undefined} graph
 * @returns {[string, string][]} without those that a longer way shows
 */
function arrowLines(graph = new Map()) {
  const isLongerWay = (/** @type {string} */ from, /** @type {string} */ to) => {
    const reached = new Set([...(graph.get(from) ?? [])].filter((each) => each !== to));
    for (const each of reached)
      for (const next of graph.get(each) ?? []) if (next !== from) reached.add(next);
    return reached.has(to);
  };
  return sorted(graph).flatMap(([from, targets]) =>
    [...targets]
      .sort()
      .filter((to) => !isLongerWay(from, to))
      .map((to) => /** @type {[string, string]} */ ([from, to])),
  );
}

/** @template Value @param {Map<string, Value>} map */
const sorted = (map) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));

/** @param {Map<string, Set<string>>} graph @param {string} from @param {string | undefined} to */
function add(graph, from, to) {
  const targets = graph.get(from) ?? new Set();
  if (to !== undefined) targets.add(to);
  graph.set(from, targets);
}

/** @param {Map<string, Map<string, Set<string>>>} graphs @param {string} name */
function entry(graphs, name) {
  const graph = graphs.get(name) ?? new Map();
  graphs.set(name, graph);
  return graph;
}

/** @param {string[]} parts */
const id = (...parts) => parts.join('/').replaceAll(/\W+/g, '_');
