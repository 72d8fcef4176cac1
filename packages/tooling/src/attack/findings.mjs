import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/workspaces.mjs';

const EXPLANATIONS = path.join(ROOT, 'packages/tooling/attack/explained.json');

/**
 * Something that a tool has reported, or that happened to the server meanwhile.
 * @typedef {object} Finding
 * @property {string} tool
 * @property {string} what in the words of the tool
 * @property {string} where method and address, or a part of the server
 * @property {string} [detail] what it takes to see it again
 */

/**
 * A finding that is none of this product, with the reason. Patterns match from start to end.
 * @typedef {{ tool: string, what: string, where: string, reason: string }} Explanation
 */

/**
 * Splits findings into those that an explanation is for, and the others.
 * @param {readonly Finding[]} findings @param {readonly Explanation[]} explanations
 * @returns {{ explained: { finding: Finding, reason: string }[], unexplained: Finding[] }}
 */
export function explain(findings, explanations) {
  const compiled = explanations.map(({ what, where, ...rest }) => ({
    ...rest,
    what: whole(what),
    where: whole(where),
  }));
  /** @type {ReturnType<typeof explain>} */
  const result = { explained: [], unexplained: [] };
  for (const finding of findings) {
    const match = compiled.find(
      ({ tool, what, where }) =>
        tool === finding.tool && what.test(finding.what) && where.test(finding.where),
    );
    if (match) result.explained.push({ finding, reason: match.reason });
    else result.unexplained.push(finding);
  }
  return result;
}

/** @returns {Explanation[]} of findings that are known */
export function readExplanations() {
  return /** @type {Explanation[]} */ (JSON.parse(readFileSync(EXPLANATIONS, 'utf8')));
}

/** @param {Finding} finding */
export function describeFinding({ tool, what, where, detail }) {
  return `${tool}: ${what} (${where})${detail === undefined ? '' : `\n    ${detail}`}`;
}

/** @param {string} pattern */
const whole = (pattern) => new RegExp(`^(?:${pattern})$`, 'u');
