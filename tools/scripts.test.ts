import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

// Matches a script that runs TypeScript with the `node` of the machine, which may be too old.
const throughPlainNode = /(^|&& )node \S+\.ts/

test('each script runs TypeScript under the Node of the checkout', () => {
  const plain = Object.entries(manifest.scripts).filter(([, command]) => throughPlainNode.test(command))
  expect(plain).toEqual([])
})
