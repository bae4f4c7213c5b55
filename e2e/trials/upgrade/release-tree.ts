import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const git = (args: string[]) => execFileSync('git', args, { cwd: root, maxBuffer: 1 << 30 })

/** The commit that docs/releases.md names as the previous release. */
export function releaseBefore(): string {
  const page = readFileSync(join(root, 'docs/releases.md'), 'utf8')
  const commit = /^\|[^|]+\| `([0-9a-f]{7,40})`[^|]*N−1/m.exec(page)?.[1]
  if (!commit) throw new Error('docs/releases.md names no commit as N−1.')
  return commit
}

/** Puts the sources of a commit into a folder of their own, with this checkout's packages; `remove` deletes it. */
export function checkOut(commit: string): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'credenza-release-'))
  execFileSync('tar', ['-x', '-C', folder], { input: git(['archive', commit]) })
  linkPackages(root, folder)
  for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
    linkPackages(join(root, name), join(folder, name))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Links every package except our own workspaces, which come from the commit. */
function linkPackages(from: string, to: string): void {
  const source = join(from, 'node_modules')
  let names: string[]
  try {
    names = readdirSync(source)
  } catch {
    return
  }
  const target = join(to, 'node_modules')
  mkdirSync(target, { recursive: true })
  for (const name of names.filter((one) => one !== '@credenza'))
    symlinkSync(join(source, name), join(target, name))
  if (!names.includes('@credenza')) return
  mkdirSync(join(target, '@credenza'))
  for (const name of readdirSync(join(source, '@credenza')))
    symlinkSync(join(to, name), join(target, '@credenza', name))
}

/**
 * Makes a release behave as it did before searches found details: it leaves empty the columns that the back-fill fills. A
 * release that contains the back-fill is left alone, because nothing would fill the columns after it.
 */
export function forgetDetails(folder: string): void {
  if (existsSync(join(folder, 'server/src/database/back-fills.ts'))) return
  const file = join(folder, 'server/src/certificates/search/certificate-values.ts')
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (!text.includes('shownDetails')) return
  const older = text.replace('...new Set(labelledDetails(details).map(({ value }) => value)),', '')
  if (older === text) throw new Error('This release notes details in another way.')
  writeFileSync(file, older.replace('= ({ details }: Pick<ShownFacts', '= (_: Pick<ShownFacts'))
}
