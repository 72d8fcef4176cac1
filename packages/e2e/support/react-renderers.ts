import type { Page } from '@playwright/test';

/** Counts the React copies that render in `globalThis.renderers`. */
export async function countReactRenderers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counter = globalThis as { renderers?: number; __REACT_DEVTOOLS_GLOBAL_HOOK__?: unknown };
    counter.renderers = 0;
    counter.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      renderers: new Map(),
      supportsFiber: true,
      isDisabled: false,
      checkDCE: () => undefined,
      inject: () => (counter.renderers = (counter.renderers ?? 0) + 1),
      onCommitFiberRoot: () => undefined,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onScheduleFiberRoot: () => undefined,
    };
  });
}
