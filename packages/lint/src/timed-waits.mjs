/** @typedef {NonNullable<Parameters<import('eslint').SourceCode['getText']>[0]>} EsNode */

/**
 * Test files that may wait for time or measure it, with the reason.
 * @type {Readonly<Record<string, string>>}
 */
export const EXCEPTIONS = {
  'packages/e2e/specs/faults/browser-killed.spec.ts': 'kills the browser at random moments',
  'packages/e2e/specs/faults/server-killed.spec.ts': 'kills the server at random moments',
  'packages/e2e/specs/faults/lossy-network.spec.ts': 'reports a duration, and asserts nothing about it',
  'packages/e2e/specs/shell/layout-shift.spec.ts': 'delays responses as a slow network does',
  'packages/e2e/support/browsers/webkit.ts': 'limits how long a driver may take',
  'packages/e2e/support/faults/forwarder.ts': 'delays requests as a slow network does',
  'packages/e2e/support/faults/link.ts': 'limits the bandwidth of a network',
  'packages/e2e/support/faults/watch-status.ts': 'compares what two frames show, and ends nothing by it',
  'packages/server/src/platform/http/equalize-timing.test.ts':
    'asserts the least time, which a busy machine only lengthens',
  'packages/server/test/attacks/enumeration.ts': 'compares response times, as an attacker does',
  'packages/server/test/timing.ts': 'takes the shortest of many attempts',
  'packages/server/test/visitors.ts': 'paces a load',
};

/** Functions that read a clock for durations. Dates are also made from `Date.now()`, so that only counts in assertions. */
const CLOCKS = new Set(['performance.now', 'process.hrtime', 'process.hrtime.bigint', 'process.cpuUsage']);
const DATE = 'Date.now';

/**
 * Refuses tests whose outcome depends on the speed of the machine: waits for silence or for a number of milliseconds, polls
 * that end when two readings are equal, and measured durations. Polling for a condition is allowed.
 * @type {import('eslint').Rule.RuleModule}
 */
export const timedWaits = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      sleep: 'Wait for a condition that the product reports, not for a number of milliseconds.',
      silence: 'A silent network is not a finished page: wait for what the page shows or announces.',
      equal: 'Two equal readings do not show that something has ended: wait for a condition.',
      duration: 'Durations depend on the machine: assert an outcome, and measure speed in the bench.',
    },
  },
  create(context) {
    const { sourceCode } = context;
    /** Local names of the promise-based `setTimeout`. @type {Set<string>} */
    const sleeps = new Set();
    const text = (/** @type {EsNode} */ node) => sourceCode.getText(node);

    return {
      ImportDeclaration(node) {
        if (!/^(node:)?timers\/promises$/.test(String(node.source.value))) return;
        for (const one of node.specifiers)
          if (one.type === 'ImportSpecifier' && 'name' in one.imported && one.imported.name === 'setTimeout')
            sleeps.add(one.local.name);
      },
      Literal(node) {
        if (node.value === 'networkidle') context.report({ node, messageId: 'silence' });
      },
      CallExpression(node) {
        const { callee } = node;
        const isTimeout =
          callee.type === 'MemberExpression' &&
          'name' in callee.property &&
          callee.property.name === 'waitForTimeout';
        const isSleep = callee.type === 'Identifier' && sleeps.has(callee.name);
        if (isTimeout || ((isSleep || isDelayedResolve(node)) && !isInLoop(node)))
          context.report({ node, messageId: 'sleep' });
      },
      BinaryExpression(node) {
        if (node.operator === '-' && [node.left, node.right].some((side) => readsClock(side, node, text)))
          context.report({ node, messageId: 'duration' });
        if (!['===', '!=='].includes(node.operator)) return;
        if (isConstant(node.left) || isConstant(node.right)) return;
        const assigned = assignmentsBeside(node, sourceCode);
        const sides = [text(node.left), text(node.right)];
        if (assigned.some(({ left, right }) => sides.includes(text(left)) && sides.includes(text(right))))
          context.report({ node, messageId: 'equal' });
      },
    };
  },
};

/** @param {EsNode} node */
const isConstant = (node) =>
  node.type === 'Literal' || (node.type === 'Identifier' && node.name === 'undefined');

/**
 * `setTimeout(resolve, ms)` in the executor of a promise; without `ms` it only yields to the next task.
 * @param {Extract<EsNode, { type: 'CallExpression' }> & import('eslint').Rule.NodeParentExtension} node
 */
function isDelayedResolve(node) {
  const { callee, arguments: given } = node;
  if (callee.type !== 'Identifier' || callee.name !== 'setTimeout' || given.length < 2) return false;
  const executor = ancestors(node).find(({ type }) => /Function/.test(type));
  const [resolve] = given;
  return (
    executor?.parent?.type === 'NewExpression' &&
    'params' in executor &&
    executor.params.some(
      (parameter) =>
        parameter.type === 'Identifier' && resolve?.type === 'Identifier' && parameter.name === resolve.name,
    )
  );
}

/** @param {import('eslint').Rule.Node} node */
function isInLoop(node) {
  const around = ancestors(node);
  const loop = around.findIndex(({ type }) => /^(For|While|DoWhile)/.test(type));
  const scope = around.findIndex(
    ({ type, parent }) => /Function/.test(type) && parent?.type !== 'NewExpression',
  );
  return loop !== -1 && (scope === -1 || loop < scope);
}

/** @param {EsNode} side @param {import('eslint').Rule.Node} difference @param {(node: EsNode) => string} text */
function readsClock(side, difference, text) {
  if (side.type !== 'CallExpression') return false;
  const clock = text(side.callee);
  if (CLOCKS.has(clock)) return true;
  return (
    clock === DATE &&
    ancestors(difference).some(
      (node) => node.type === 'CallExpression' && /^expect(\.\w+)*$/.test(text(node.callee)),
    )
  );
}

/**
 * Assignments in the same function as a comparison.
 * @param {import('eslint').Rule.Node} node @param {import('eslint').SourceCode} sourceCode
 */
function assignmentsBeside(node, sourceCode) {
  const scope = ancestors(node).find(({ type }) => /Function|Program/.test(type));
  /** @type {Extract<EsNode, { type: 'AssignmentExpression' }>[]} */
  const found = [];
  /** @param {EsNode} within */
  const visit = (within) => {
    if (within.type === 'AssignmentExpression' && within.operator === '=') found.push(within);
    for (const key of sourceCode.visitorKeys[within.type] ?? [])
      for (const child of [
        /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (within))[key],
      ].flat())
        if (child) visit(/** @type {EsNode} */ (child));
  };
  if (scope && scope.type !== 'Program') visit(scope);
  return found;
}

/** @param {import('eslint').Rule.Node} node @returns {import('eslint').Rule.Node[]} from the innermost */
function ancestors(node) {
  const all = [];
  for (let at = node.parent; at; at = at.parent) all.push(at);
  return all;
}
