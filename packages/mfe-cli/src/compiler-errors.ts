/** Errors in the output of the TypeScript compiler, each with its position. */
export function compilerErrors({ code, output }: { code: number; output: string }): string[] {
  if (code === 0) return [];
  const errors: string[] = [];
  for (const line of output.split('\n').filter((each) => each.trim() !== ''))
    // Indented lines explain the error before them.
    if (/^\s/.test(line) && errors.length > 0) errors.push(`${errors.pop() ?? ''}\n${line}`);
    else errors.push(line);
  return errors.length > 0 ? errors : [`the compiler ended with ${String(code)} and no output`];
}
