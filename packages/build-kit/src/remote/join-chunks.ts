import type { Rollup } from 'vite';

/**
 * Joins CommonJS chunks into one script. Each runs when it is first required, as a file would: what a page loads later
 * does not run on the server before a render asks for it. One that throws runs again at the next require.
 */
export function joinChunks(chunks: readonly Rollup.OutputChunk[]): string {
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The server entry has no entry chunk');
  const others = chunks.filter((chunk) => chunk !== entry);
  if (others.length === 0) return entry.code;
  const files = [entry, ...others].map(
    ({ fileName, code }) => `${JSON.stringify(`./${fileName}`)}(require,exports,module){${code}\n}`,
  );
  return `const chunks={${files.join(',\n')}},loaded={};
const load=(name)=>{if(!Object.hasOwn(chunks,name))return require(name);
if(loaded[name])return loaded[name].exports;
const chunk=loaded[name]={exports:{}};
try{chunks[name](load,chunk.exports,chunk)}catch(error){delete loaded[name];throw error}
return chunk.exports};
Object.assign(exports,load(${JSON.stringify(`./${entry.fileName}`)}));
`;
}
