import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { nodeTests } from '../../vitest.presets.ts';

const folder = import.meta.dirname;
export default defineConfig(
  nodeTests(folder, { globalSetup: [path.join(folder, 'test/prepared-cluster.ts')] }),
);
