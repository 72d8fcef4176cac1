import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints at the end what each test has found out, with how long it took. */
export default class FiguresReporter implements Reporter {
  readonly #lines: string[] = [];

  onTestEnd({ title }: TestCase, { annotations, duration, status }: TestResult): void {
    const figures = annotations.flatMap(({ type, description }) => (type === 'figures' ? [description] : []));
    this.#lines.push(
      `${title}: ${status}, ${(duration / 1000).toFixed(0)} s`,
      ...figures.map((text) => `  ${text ?? ''}`),
    );
  }

  onEnd(): void {
    process.stdout.write(`\n${this.#lines.join('\n')}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
