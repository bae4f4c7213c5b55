import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/**
 * The project's own files (tracked, or new and not ignored) whose path matches. Paths are relative to the checkout's root.
 */
export function projectFiles(pattern: RegExp, checkout = root): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: checkout,
    encoding: 'utf8',
  })
  return listed.split('\n').filter((path) => pattern.test(path))
}
