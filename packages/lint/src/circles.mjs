/** @typedef {import('./imports.mjs').Import} Import */
/** @typedef {Map<string, Map<string, Import>>} Graph the first import that each arrow stands for */

/**
 * Circles among the files and folders of each folder: where two of them import each other, neither can be understood
 * or moved without the other.
 * @param {readonly Import[]} imports
 * @returns {{ folder: string, members: string[], imports: Import[] }[]}
 */
export function circles(imports) {
  return [...graphsByFolder(imports)].flatMap(([folder, graph]) =>
    components(graph).map((members) => ({
      folder,
      members,
      imports: members.flatMap((member) =>
        [...(graph.get(member) ?? [])].filter(([to]) => members.includes(to)).map(([, first]) => first),
      ),
    })),
  );
}

/**
 * Each import as an arrow between two children of the innermost folder that holds both files.
 * @param {readonly Import[]} imports
 */
function graphsByFolder(imports) {
  /** @type {Map<string, Graph>} */
  const graphs = new Map();
  for (const each of imports) {
    const from = each.from.split('/');
    const to = each.to.split('/');
    let depth = 0;
    while (from[depth] === to[depth]) depth += 1;
    const folder = from.slice(0, depth).join('/');
    const graph = graphs.get(folder) ?? new Map();
    graphs.set(folder, addArrow(graph, from[depth] ?? '', to[depth] ?? '', each));
  }
  return graphs;
}

/** @param {Graph} graph @param {string} from @param {string} to @param {Import} example */
export function addArrow(graph, from, to, example) {
  const arrows = graph.get(from) ?? new Map();
  if (!arrows.has(to)) arrows.set(to, example);
  graph.set(from, arrows);
  return graph;
}

/**
 * Strongly connected components of more than one member (Tarjan's algorithm).
 * @param {Graph} graph @returns {string[][]}
 */
function components(graph) {
  /** @type {Map<string, number>} */
  const low = new Map();
  /** @type {string[]} */
  const stack = [];
  const found = /** @type {string[][]} */ ([]);
  const visit = (/** @type {string} */ node) => {
    const index = low.size;
    low.set(node, index);
    stack.push(node);
    let lowest = index;
    for (const next of graph.get(node)?.keys() ?? []) {
      if (!low.has(next)) visit(next);
      if (stack.includes(next)) lowest = Math.min(lowest, low.get(next) ?? lowest);
    }
    low.set(node, lowest);
    if (lowest !== index) return;
    const members = stack.splice(stack.indexOf(node));
    if (members.length > 1) found.push(members.sort());
  };
  for (const node of graph.keys()) if (!low.has(node)) visit(node);
  return found;
}
