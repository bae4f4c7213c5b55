import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes the manifests of what ships: our workspaces without their build and test dependencies. `npm sbom` reads them
 * together with node_modules.
 */
export function writeManifests(root: string, to: string, workspaces: readonly string[]): void {
  const read = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  const write = (folder: string, manifest: object) =>
    writeFileSync(join(to, folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)

  for (const workspace of workspaces) {
    const { devDependencies: _, scripts: __, ...manifest } = read(workspace)
    write(workspace, manifest)
  }
  const { name, version, description, license, type, optionalDependencies } = read('.')
  write('.', {
    name,
    version,
    private: true,
    description,
    license,
    type,
    engines: { node: '>=24' },
    workspaces,
    optionalDependencies,
  })
}
