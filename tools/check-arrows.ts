import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { projectFiles, root } from './project-files.ts'

/** What each package may import of ours: the arrows of ARCHITECTURE.md. */
const mayImport: Record<string, string[]> = {
  schema: [],
  credential: [],
  document: ['schema'],
  registry: [],
  server: ['schema', 'credential', 'registry', 'document'],
  web: ['schema', 'credential', 'registry'],
  e2e: ['schema', 'credential', 'tools'],
  bench: ['credential', 'server', 'schema', 'registry', 'document'],
  tools: ['schema', 'e2e'],
}

const importPattern = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g
const problems: string[] = []

for (const file of projectFiles(/\.(ts|tsx|mjs)$/)) {
  const from = file.split('/')[0]!
  const allowed = mayImport[from]
  if (!allowed) continue
  for (const [, target] of readFileSync(join(root, file), 'utf8').matchAll(importPattern)) {
    const to = packageOf(file, target!)
    if (to && to !== from && !allowed.includes(to))
      problems.push(`${file}: ${from} must not import ${to} (${target})`)
    if (from !== 'server' || !target!.startsWith('.')) continue
    problems.push(
      ...[trailKnowingNouns(file, target!), migrationRunningCode(file, target!)].filter(isProblem),
    )
  }
}

/** The package that an import leads to, for a bare name of ours or a relative path. */
function packageOf(file: string, target: string): string | undefined {
  const named = /^@credenza\/([a-z]+)/.exec(target)
  if (named) return named[1]
  if (!target.startsWith('.')) return undefined
  return relative('.', join(dirname(file), target)).split('/')[0]
}

/**
 * Every noun of the server writes to the audit trail, so the trail itself may know only what each noun declares to be
 * recorded: data that imports nothing but the types for it.
 */
function trailKnowingNouns(file: string, target: string): string | undefined {
  const [, , noun] = file.split('/')
  const [, , targetNoun] = join(dirname(file), target).split('/')
  if (
    noun === 'audit' &&
    !file.endsWith('.test.ts') &&
    !target.endsWith('/recorded.ts') &&
    targetNoun &&
    !['audit', 'platform', 'context.ts'].includes(targetNoun)
  ) {
    return `${file}: the audit trail must not import ${targetNoun}`
  }
  return undefined
}

/** A migration must do next year what it does today. */
function migrationRunningCode(file: string, target: string): string | undefined {
  const isMigration = /\/first-schema\.ts$|^server\/src\/database\/\d{4}-/.test(file)
  return isMigration && !target.endsWith('/db/step.ts')
    ? `${file}: a migration imports only db/step.ts (${target})`
    : undefined
}

function isProblem(problem: string | undefined): problem is string {
  return problem !== undefined
}

for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
