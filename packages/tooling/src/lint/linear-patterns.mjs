import regexp from 'eslint-plugin-regexp';

/**
 * No pattern may take more than linear time over a text that a stranger sends: neither by going back, nor by trying
 * the same run of characters from each of its starts, as `/\/+$/` does.
 * @type {import('eslint').Linter.Config}
 */
export const linearPatterns = {
  plugins: { regexp },
  rules: {
    'regexp/no-super-linear-backtracking': 'error',
    'regexp/no-super-linear-move': ['error', { ignorePartial: false }],
  },
};
