import { spawn } from 'node:child_process'
import { join } from 'node:path'

const cli = join(import.meta.dirname, '../../server/src/cli.ts')

/** Runs a command of credenza with these settings. */
export function command(
  args: readonly string[],
  settings: Record<string, string>,
): Promise<{ exitCode: number | null; printed: string }> {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, [cli, ...args], {
    env: { PATH, HOME, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (exitCode) => resolve({ exitCode, printed }))
  })
}
