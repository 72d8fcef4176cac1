/**
 * First words that turn a comment into a fragment whose subject the reader must guess. A comment is a sentence, or a noun
 * phrase that stands on its own.
 */
const FRAGMENT = /^(?:Of|Alone|In what|Whether|From|Where|What|Nothing of)\b(?! is\b)/;

/**
 * Words with a plainer alternative, in comments and in titles of tests.
 * @type {readonly (readonly [pattern: RegExp, instead: string, unless?: RegExp])[]}
 */
const WORDS = [
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\bin the place of\b/i, 'instead of'],
  [/\b(?:whoever|somebody|everybody|nobody)\b/i, 'the user, a visitor, any client, no one'],
  [/\bstrangers?\b/i, 'unauthenticated clients, anyone'],
  [/\bit is over when\b/i, 'done when'],
  [
    / alone(?=[.,;:)]|$)/i,
    "only, before the noun: 'only listed agents'",
    /\b(?:leave|leaves|left|leaving|let|stand|stands|standing)\b/i,
  ],
];

const TITLED = new Set(['test', 'it', 'describe']);

/**
 * Comments are sentences or noun phrases in everyday words; titles of tests use everyday words.
 * @type {import('eslint').Rule.RuleModule}
 */
export const plainEnglish = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      fragment: "'{{found}} …' is a fragment: begin with the thing that the comment is about",
      word: "'{{found}}': write {{instead}}",
    },
  },
  create(context) {
    /** @param {string} text @param {import('eslint').AST.SourceLocation | null | undefined} loc */
    const checkWords = (text, loc) => {
      for (const [pattern, instead, unless] of WORDS) {
        const found = pattern.exec(text)?.[0].trim();
        if (found !== undefined && loc && unless?.test(text) !== true)
          context.report({ loc, messageId: 'word', data: { found, instead } });
      }
    };
    return {
      Program() {
        let lastLine = -1;
        for (const { type, value, loc } of context.sourceCode.getAllComments()) {
          if (!loc) continue;
          const text = value.replaceAll(/^\s*\*? ?/gm, '').trim();
          const continues = type === 'Line' && loc.start.line === lastLine + 1;
          const found = continues ? undefined : FRAGMENT.exec(text)?.[0];
          if (found !== undefined) context.report({ loc, messageId: 'fragment', data: { found } });
          checkWords(text.replaceAll('\n', ' ').replaceAll(/`[^`]*`/g, '``'), loc);
          lastLine = type === 'Line' ? loc.end.line : -1;
        }
      },
      CallExpression({ callee, arguments: [title] }) {
        const called = callee.type === 'MemberExpression' ? callee.object : callee;
        if (called.type !== 'Identifier' || !TITLED.has(called.name)) return;
        if (title?.type === 'Literal' && typeof title.value === 'string') checkWords(title.value, title.loc);
      },
    };
  },
};
