import { dirname, join, relative } from 'node:path'

/** Which of our packages or single files each package may import: the arrows of ARCHITECTURE.md. */
const mayImport: Record<string, readonly string[]> = {
  schema: [],
  // From the web, only the types of the English texts.
  languages: ['schema', 'credential', 'web'],
  credential: [],
  document: ['schema', 'languages'],
  registry: [],
  server: ['schema', 'languages', 'credential', 'registry', 'document'],
  web: ['schema', 'languages', 'credential', 'registry'],
  // From the server, only what tests use to sign assertions and to make clusters and poolers.
  e2e: [
    'schema',
    'languages',
    'credential',
    'tools',
    'server/test/stand-ins/saml-provider.ts',
    'server/test/citus/cluster.ts',
    'server/test/processes/pooled-server.ts',
  ],
  bench: ['credential', 'server', 'schema', 'registry', 'document'],
  tools: ['schema', 'e2e', 'server', 'document'],
}

const importPattern = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g

/** The modules that a file imports, including types. */
export const targetsOf = (text: string): string[] =>
  [...text.matchAll(importPattern)].map(([, target]) => target!)

/** The imports that this file's package must not make. */
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

/**
 * The package or file that an import leads to, for the bare name of our own package or a relative path; undefined for others.
 */
function pathOf(file: string, target: string): string | undefined {
  const named = /^@credenza\/([a-z]+)/.exec(target)
  if (named) return named[1]
  if (!target.startsWith('.')) return undefined
  return relative('.', join(dirname(file), target))
}

/** Imports with which a migration would run current code. It must do the same next year as today. */
export function migrationRunningCode(file: string, targets: readonly string[]): string[] {
  if (!/^server\/src\/(.*\/first-schema\.ts$|database\/\d{4}-)/.test(file)) return []
  return targets
    .filter((target) => target.startsWith('.') && !target.endsWith('/db/step.ts'))
    .map((target) => `${file}: a migration imports only db/step.ts (${target})`)
}
