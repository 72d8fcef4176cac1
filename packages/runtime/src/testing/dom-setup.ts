import '@testing-library/jest-dom/vitest';
import './console-setup.ts';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { polyfillDialog } from './dialog-polyfill.ts';
import { configureAsyncTimeout } from './async-timeout.ts';

polyfillDialog();
configureAsyncTimeout();

afterEach(cleanup);
