import { build } from 'esbuild'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const BUNDLED_MODULES = ['conformance/core/probes/openai-library', 'reports/plot-library'] as const

/** The packages inside echarts, whose licenses esbuild cannot find. */
const INSIDE_ECHARTS: readonly string[] = ['zrender', 'echarts/node_modules/tslib']

/** Replaces libraries in `dist` by bundles, and writes the licenses. */
export async function bundleLibraries(root: string, dist: string): Promise<void> {
  const inputs: string[] = []
  for (const module of BUNDLED_MODULES) {
    const { metafile } = await build({
      entryPoints: [join(root, `${module}.ts`)],
      outfile: join(dist, `${module}.js`),
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node22',
      // Keeps class names, because a library may distinguish its errors by them.
      minifyWhitespace: true,
      minifySyntax: true,
      legalComments: 'none',
      metafile: true,
      absWorkingDir: root,
      logLevel: 'warning',
    })
    inputs.push(...Object.keys(metafile.inputs).map((path) => join(root, path)))
  }
  const inside = INSIDE_ECHARTS.map((name) => join(root, 'node_modules', name))
  const packages = new Set([...inputs.flatMap(packageOf), ...inside])
  const texts = new Set([...packages].toSorted().map(licensed))
  writeFileSync(join(dist, 'third-party-licenses.txt'), [...texts].join('\n'))
}

function packageOf(path: string): readonly string[] {
  const match = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)
  return match === null ? [] : [match[0]]
}

function licensed(folder: string): string {
  const manifest: { name: string; version: string; license: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => /^(licen[cs]e|notice)/i.test(name))
    .flatMap((entry) =>
      entry.isFile()
        ? entry.name
        : readdirSync(join(folder, entry.name)).map((name) => join(entry.name, name)),
    )
  if (texts.length === 0) throw new Error(`${manifest.name} has no license file: add its text by hand`)
  const body = texts.toSorted().map((name) => readFileSync(join(folder, name), 'utf8').trim())
  return [`=== ${manifest.name} ${manifest.version}, ${manifest.license}`, ...body, ''].join('\n\n')
}

if (import.meta.main) {
  const root = dirname(import.meta.dirname)
  const dist = join(root, 'dist')
  if (!existsSync(dist)) throw new Error('nothing is built yet: npm run build')
  await bundleLibraries(root, dist)
}
