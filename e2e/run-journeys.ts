/**
 * Runs every journey. The machines have two shared cores, so a journey can lose a race there that no person would see.
 * Files with failing journeys therefore run once more in a fresh world. Those that pass then are named, because such a
 * journey must be fixed. If more than three files fail, nothing runs again.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** What Playwright's JSON reporter says about a file and about each `describe` in it. */
interface Suite {
  file: string
  specs: { ok: boolean }[]
  suites?: Suite[]
}

const mostRunAgain = 3
const report = join(import.meta.dirname, 'results/report.json')

function playwright(...args: string[]): number {
  const options = { cwd: import.meta.dirname, stdio: 'inherit' } as const
  return spawnSync('npx', ['playwright', 'test', ...args], options).status ?? 1
}

function failedFiles(): string[] {
  if (!existsSync(report)) return []
  const { suites }: { suites: Suite[] } = JSON.parse(readFileSync(report, 'utf8'))
  return suites.filter(hasFailed).map(({ file }) => file)
}

const hasFailed = ({ specs, suites = [] }: Suite): boolean =>
  specs.some(({ ok }) => !ok) || suites.some(hasFailed)

rmSync(report, { force: true })
const status = playwright()
const files = failedFiles()
if (files.length === 0 || files.length > mostRunAgain) process.exit(status)

console.log(`\nOnce more, in a world of their own: ${files.join(', ')}`)
const again = playwright(...files, '--reporter=list', '--output=results/artifacts-again')
if (again === 0) console.log(`\nPassed only when run once more, and is to be mended: ${files.join(', ')}`)
process.exit(again)
