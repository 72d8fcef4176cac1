import { vi } from 'vitest';

// Test files share a window; modules with state are evaluated anew for each.
vi.resetModules();
