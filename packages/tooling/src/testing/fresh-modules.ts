import { vi } from 'vitest';

// Test files share a window: modules with state are evaluated again for each, and content of the file before is removed.
vi.resetModules();
if ('document' in globalThis) for (const part of [document.head, document.body]) part.replaceChildren();
