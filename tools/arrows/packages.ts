import { dirname, join, relative } from 'node:path'

/** What each package may import of ours, packages or single files: the arrows of ARCHITECTURE.md. */
const mayImport: Record<string, readonly string[]> = {
  schema: [],
  // Of the web only the types of the English texts.
  languages: ['schema', 'credential', 'web'],
  credential: [],
  document: ['schema', 'languages'],
  registry: [],
  server: ['schema', 'languages', 'credential', 'registry', 'document'],
  web: ['schema', 'languages', 'credential', 'registry'],
  // Of the server nothing but what its tests sign assertions and make clusters and poolers with.
  e2e: [
    'schema',
    'languages',
    'credential',
    'tools',
    'server/test/saml-provider.ts',
    'server/test/citus/cluster.ts',
    'server/test/pooled-server.ts',
  ],
  bench: ['credential', 'server', 'schema', 'registry', 'document'],
  tools: ['schema', 'e2e', 'server', 'document'],
}

const importPattern = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g

/** What a file names in its imports, of types too. */
export const targetsOf = (text: string): string[] =>
  [...text.matchAll(importPattern)].map(([, target]) => target!)

/** Imports of a package that must not be imported from there. */
export function wrongPackages(file: string, targets: readonly string[]): string[] {
  const from = file.split('/')[0]!
  const allowed = mayImport[from]
  if (!allowed) return []
  return targets.flatMap((target) => {
    const path = pathOf(file, target)
    const to = path?.split('/')[0]
    return path && to && to !== from && !allowed.includes(to) && !allowed.includes(path)
      ? [`${file}: ${from} must not import ${to} (${target})`]
      : []
  })
}

/** The package or file that an import leads to, for a bare name of ours or a relative path. */
function pathOf(file: string, target: string): string | undefined {
  const named = /^@credenza\/([a-z]+)/.exec(target)
  if (named) return named[1]
  if (!target.startsWith('.')) return undefined
  return relative('.', join(dirname(file), target))
}

/** A migration must do next year what it does today. */
export function migrationRunningCode(file: string, targets: readonly string[]): string[] {
  if (!/^server\/src\/(.*\/first-schema\.ts$|database\/\d{4}-)/.test(file)) return []
  return targets
    .filter((target) => target.startsWith('.') && !target.endsWith('/db/step.ts'))
    .map((target) => `${file}: a migration imports only db/step.ts (${target})`)
}
