import { vi } from 'vitest';

// Test files share a window: modules with state are evaluated again for each, and what the file before has left is removed.
vi.resetModules();
if ('document' in globalThis) {
  for (const part of [document.head, document.body]) part.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  for (const storage of [localStorage, sessionStorage]) storage.clear();
}
