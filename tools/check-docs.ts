import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { errorStatus } from '../schema/src/errors.ts'
import { projectFiles, root } from './project-files.ts'

const problems: string[] = []

// Every relative link in the documentation must lead to a file.
for (const file of projectFiles(/\.md$/)) {
  for (const [, target] of readFileSync(join(root, file), 'utf8').matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)) {
    if (/^[a-z]+:/.test(target!)) continue
    if (!existsSync(join(root, dirname(file), target!))) problems.push(`${file}: no such file: ${target}`)
  }
}

// Every error code must have a page, and every page a code.
for (const code of Object.keys(errorStatus)) {
  if (!existsSync(join(root, `docs/errors/${code}.md`))) problems.push(`docs/errors/${code}.md is missing`)
}
for (const page of projectFiles(/^docs\/errors\/.+\.md$/)) {
  const code = page.slice('docs/errors/'.length, -'.md'.length)
  if (code !== 'README' && !(code in errorStatus)) problems.push(`${page} describes no error code`)
}

for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
