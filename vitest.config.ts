import preact from '@preact/preset-vite';
import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [WxtVitest()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/components/**', 'tests/entrypoints/popup/**'],
        },
      },
      {
        plugins: [WxtVitest(), preact()],
        test: {
          name: 'components',
          environment: 'happy-dom',
          include: ['tests/components/**/*.test.tsx', 'tests/entrypoints/**/*.test.tsx'],
        },
      },
      {
        plugins: [WxtVitest()],
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          // One browser at a time: two cores, and each test drives a whole browser.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Where nobody watches, a browser that hiccups is asked once more; the report marks such a test "(retry x1)".
          // At the desk a failure is always shown: there it can be looked into.
          retry: process.env['CI'] ? 1 : 0,
        },
      },
    ],
  },
});
