const STIRLING_FROM = 16;
const NEGLIGIBLE = 1e-12;

export interface Table {
  all: number;
  having: number;
  drawn: number;
}

/**
 * Probability that at least `found` of those drawn have the property by chance: Fisher's one-sided exact test. Returns 1 if no
 * more are found than expected.
 */
export function upperTail(found: number, { all, having, drawn }: Table): number {
  if (found * all <= having * drawn) return 1;
  let term = Math.exp(
    logChoose(having, found) + logChoose(all - having, drawn - found) - logChoose(all, drawn),
  );
  let sum = 0;
  // Beyond the expected number, each term is smaller than the previous one.
  for (let count = found; count <= Math.min(having, drawn) && term > sum * NEGLIGIBLE; count += 1) {
    sum += term;
    term *= ((having - count) * (drawn - count)) / ((count + 1) * (all - having - drawn + count + 1));
  }
  return Math.min(1, sum);
}

function logChoose(from: number, count: number): number {
  return logFactorial(from) - logFactorial(count) - logFactorial(from - count);
}

/** Stirling's series, exact to 10 digits here. */
function logFactorial(n: number): number {
  if (n >= STIRLING_FROM)
    return (n + 0.5) * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI) + 1 / (12 * n) - 1 / (360 * n ** 3);
  let product = 1;
  for (let factor = 2; factor <= n; factor += 1) product *= factor;
  return Math.log(product);
}
