import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{schemas,conformance,load,reports,reference,cli,tools}/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
        },
      },
      { test: { name: 'cross', include: ['test/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 } },
    ],
  },
})
