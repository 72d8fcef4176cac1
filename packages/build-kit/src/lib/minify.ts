import { minify as compress, type JsMinifyOptions } from '@swc/core';
import type { Plugin } from 'vite';

const OPTIONS: JsMinifyOptions = {
  module: true,
  ecma: 2022,
  // Getters with effects are none of ours, and none of the packages'.
  compress: { passes: 2, pure_getters: true },
  mangle: true,
  format: { comments: false },
};

/** Minifies once more, after Vite's esbuild: 4 % less of Brotli in half a second. */
export function minify(): Plugin {
  return {
    name: 'naija:minify',
    apply: 'build',
    enforce: 'post',
    renderChunk: {
      order: 'post',
      handler: async (code, _chunk, { sourcemap }) => {
        const { code: smaller, map = null } = await compress(code, {
          ...OPTIONS,
          sourceMap: sourcemap !== false,
        });
        return { code: smaller, map };
      },
    },
  };
}
