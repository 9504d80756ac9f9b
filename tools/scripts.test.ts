import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

// The plain `node` of a machine may be an older one, which cannot run TypeScript: see bootstrap.mjs.
const throughPlainNode = /(^|&& )node \S+\.ts/

test('each script runs TypeScript under the Node of the checkout', () => {
  const plain = Object.entries(manifest.scripts).filter(([, command]) => throughPlainNode.test(command))
  expect(plain).toEqual([])
})
