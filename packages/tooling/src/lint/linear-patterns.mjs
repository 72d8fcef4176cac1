import regexp from 'eslint-plugin-regexp';

/**
 * Refuses patterns with super-linear time on untrusted text: by backtracking, or by retrying a run of characters from
 * each of its starts, as `/\/+$/` does.
 * @type {import('eslint').Linter.Config}
 */
export const linearPatterns = {
  plugins: { regexp },
  rules: {
    'regexp/no-super-linear-backtracking': 'error',
    'regexp/no-super-linear-move': ['error', { ignorePartial: false }],
  },
};
