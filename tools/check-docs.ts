import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
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

// Every file that a comment in the code names must exist, and every file or folder that the documentation names: by its whole
// path, or by the end of one. Decisions and the changelog tell what was, so they are left out.
/** Made by a command, an example, or somebody else's. */
const notHere = new Set(['credenza.mjs', 'NNNN-what.ts', 'assets/', 'alias/'])
const paths = projectFiles(/./).map((path) => `/${path}`)
const names = Map.groupBy(paths, (path) => basename(path))
const folders = new Set(paths.flatMap(foldersOf))

for (const file of projectFiles(/\.(tsx?|mjs|css|sol)$/).filter((path) => existsSync(join(root, path)))) {
  for (const [at, line] of readFileSync(join(root, file), 'utf8').split('\n').entries()) {
    const [, comment = ''] = /^\s*(?:\/\*\*?|\*|\/\/)\s(.*)|\s\/\/\s(.*)/.exec(line)?.filter(Boolean) ?? []
    for (const [named] of comment.matchAll(/(?<![\w@./*>-])[\w@./-]*[\w-]\.(?:tsx?|mjs|md)\b(?![./-]?\w)/g))
      requireFile(named, `${file}:${at + 1}`)
  }
}
for (const file of projectFiles(/\.md$/).filter((path) => !/^(?:docs\/decisions\/|CHANGELOG)/.test(path))) {
  for (const [at, line] of readFileSync(join(root, file), 'utf8').split('\n').entries()) {
    for (const [, named] of line.matchAll(/`([\w@./-]*[\w-]\.(?:tsx?|mjs|sol|sh))`/g))
      requireFile(named!, `${file}:${at + 1}`)
    for (const [, named] of line.matchAll(/`((?:[\w@.-]+\/)+)`/g))
      if (!folders.has(`/${named}`) && !notHere.has(named!))
        problems.push(`${file}:${at + 1}: no such folder: ${named}`)
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

function requireFile(named: string, place: string): void {
  const end = `/${named.replace(/^(\.{1,2}\/)+/, '')}`
  const exists = names.get(basename(named))?.some((path) => path.endsWith(end))
  if (!exists && !notHere.has(basename(named))) problems.push(`${place}: no such file: ${named}`)
}

/** Every end of the path of every folder that a file is in, such as '/server/src/' and '/src/'. */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(1, -1)
  return parts.flatMap((_, from) =>
    parts.slice(from).map((_, length) => `/${parts.slice(from, from + length + 1).join('/')}/`),
  )
}
