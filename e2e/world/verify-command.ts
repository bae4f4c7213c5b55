import { spawn } from 'node:child_process'
import { join } from 'node:path'

const cli = join(import.meta.dirname, '../../server/src/cli.ts')

/** Runs 'credenza verify' as somebody at a terminal would; gives the exit code and what it printed. */
export function verifyCommand(...args: string[]): Promise<{ exitCode: number | null; printed: string }> {
  const command = spawn(process.execPath, [cli, 'verify', ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [command.stdout, command.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  return new Promise((resolve, reject) => {
    command.on('error', reject)
    command.on('close', (exitCode) => resolve({ exitCode, printed }))
  })
}
