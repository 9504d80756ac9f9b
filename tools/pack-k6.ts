/** Packs k6 as npm packages: `npm run pack:k6 -- linux-x64`. */
import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildK6, sourceFolder } from '../load/runner/build-k6.ts'
import { k6PackageName, packageLocation } from '../load/runner/package-location.ts'

const K6_MODULE = 'go.k6.io/k6/v2'
const GOARCH: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' }
const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64']

const place = packageLocation()
// The repository in package.json. Only the release sets it, because npm requires it for packages with provenance.
const { repository }: { readonly repository?: object } = JSON.parse(
  readFileSync(join(place.root, 'package.json'), 'utf8'),
)
const sources = sourceFolder()
const listK6 = ['list', '-m', '-f', '{{.Dir}}\n{{.Version}}', K6_MODULE]
const found = execFileSync('go', listK6, { cwd: sources, encoding: 'utf8' })
const [k6Folder = '', k6Version = ''] = found.split('\n')

const named = process.argv.slice(2)
const unknown = named.filter((name) => !PLATFORMS.includes(name))
if (unknown.length > 0)
  throw new Error(`no such platform: ${unknown.join(', ')}. Known: ${PLATFORMS.join(', ')}`)
for (const platform of named.length === 0 ? PLATFORMS : named) await pack(platform)

async function pack(platform: string): Promise<void> {
  const [os = '', cpu = ''] = platform.split('-')
  const folder = join(place.root, '.cache', 'k6-packages', platform)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'bin'), { recursive: true })
  await buildK6(join(folder, 'bin', os === 'win32' ? 'k6.exe' : 'k6'), {
    platform: { GOOS: os === 'win32' ? 'windows' : os, GOARCH: GOARCH[cpu] ?? cpu },
    onProgress: (line) => process.stderr.write(`${platform}: ${line}\n`),
  })
  cpSync(sources, join(folder, 'source'), { recursive: true })
  copyFileSync(join(k6Folder, 'LICENSE.md'), join(folder, 'LICENSE.md'))
  writeFileSync(join(folder, 'README.md'), notice(platform))
  const manifest = {
    name: k6PackageName(place, platform),
    version: place.version,
    description: `k6 with the extension of Assay, for ${platform}`,
    license: 'AGPL-3.0-only',
    repository,
    os: [os],
    cpu: [cpu],
    files: ['bin', 'source'],
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  execFileSync('npm', ['pack', folder, '--loglevel=error'], {
    cwd: place.root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

function notice(platform: string): string {
  return `# k6 for Assay, ${platform}

\`bin/\` has k6 ${k6Version} with the extension of Assay ${place.version}. The binary is licensed under AGPL-3.0, see \`LICENSE.md\`.

Its whole source is offered to everyone who has it. \`source/\` has the extension, and in \`go.mod\` and \`go.sum\` the exact version and
digest of k6 and of every other module. \`go mod download\` in \`source/\` gets them at no charge; k6 is also at
<https://github.com/grafana/k6/tree/${k6Version}>. This command in \`source/\` builds the binary:

    CGO_ENABLED=0 go build -trimpath -buildvcs=false .

Whoever passes the binary on has to offer its source too.
`
}
