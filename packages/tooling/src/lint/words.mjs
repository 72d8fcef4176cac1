/**
 * @typedef {object} Word
 * @property {RegExp} pattern over a comment, or over the words of a name in lower case
 * @property {string} instead
 * @property {'names' | 'comments'} [only] where the word means something else in the other place
 */

/** @typedef {{ text: RegExp, in?: RegExp, reason: string }} Exception a name or a found word, and the files it is for */

/** @type {readonly Word[]} */
export const WORDS = [
  ['note line|line back|line lost|lossy line|bad line|the line of', 'network, online', 'names'],
  [
    '(?:without|have|has|had|no|bad|slow|lossy) (?:a )?line\\b(?! (?:of|break|at|in|to|for|with))|the line (?:is|was|comes) (?:back|gone|there)|there is (?:a|no) line',
    'network',
    'comments',
  ],
  ['(?:demo|old|slow|full|this|another|on) phone|phone (?:full|store|demo|killed)', 'device', 'names'],
  [
    "(?:this|another|old|slow|full|the same|on a|on the|each|every|one's|somebody's) phones?\\b(?! numbers?)",
    'device',
    'comments',
  ],
  ['patience|patiently', 'timeout', undefined],
  ['rarely', 'maximum retry interval', 'names'],
  ['shelf|shelves', 'cache', undefined],
  ['tidy up', 'evict, clean up', 'names'],
  ['saved cop(?:y|ies)', 'cached response', undefined],
  ['saved agents?', 'favourite', undefined],
  ['saved records?', 'cached record', undefined],
  ['surroundings', 'context', undefined],
  ['loose', 'inMemory', 'names'],
  ['heirs?', 'successor', undefined],
  ['goes on', 'retryable', 'names'],
  ['told', 'acknowledged', 'names'],
  ['tell', 'publish', 'names'],
  ['take back|taken back', 'cancel', 'names'],
  ['news', 'events', 'names'],
  ['re ?seal(?:ed|s)?|un ?sealed|seal(?:ed|s)?', 'signature, sign; redacted for arguments', undefined],
  ['incompatibilities?', 'incompatible', undefined],
  ['confined', 'quarantined', undefined],
  ['line ?ups?|line-ups?', 'rollout', undefined],
  ['on trial|trials?', 'canary', undefined],
  ['ground', 'edit base', 'names'],
  ['hold agent', 'lockAgent', 'names'],
  ['office', 'context', 'names'],
  ['bells?', 'signal', undefined],
  ['at least', 'equalizeTiming', 'names'],
  ['letters', 'mail templates', 'names'],
  ['frugal(?:ly)?', 'data saver', undefined],
  ['weave', 'pattern', undefined],
].map(([words, instead, only]) => word(String(words), String(instead), only));

/**
 * Names that stay, since something that is stored or sent has them, or since the field uses them in another sense.
 * @type {readonly Exception[]}
 */
export const EXCEPTIONS = [
  {
    text: /^seal$/,
    in: /^(shell|packages\/(contracts|releases|server|mfe-cli|build-kit|e2e))\//,
    reason: 'field of registries that are published',
  },
  { text: /^reseal$/i, reason: 'a command that operators type, and a word of the audit that is stored' },
  {
    text: /^trial$/,
    in: /^packages\/(contracts|releases|server|mfe-cli)\//,
    reason: 'field of the response to a switch of releases',
  },
  {
    text: /^(FRUGAL|SAVED_AGENTS)$/,
    in: /^(shell|packages\/contracts)\//,
    reason: 'messages between pages and workers of different releases',
  },
  { text: /^phones?$/, reason: 'the number of an agent, as the API and the database name it' },
  { text: /words\.mjs|vocabulary/, in: /^packages\/tooling\/src\/lint\//, reason: 'the list itself' },
];

/** @param {string} words @param {string} instead @param {string | undefined} only @returns {Word} */
function word(words, instead, only) {
  const pattern = new RegExp(`\\b(?:${words})\\b`, 'i');
  return only === 'names' || only === 'comments' ? { pattern, instead, only } : { pattern, instead };
}
