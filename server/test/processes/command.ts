import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { bareEnvironment } from '../../src/platform/processes/bare-environment.ts'

export interface Ended {
  code: number | null
  printed: string
  said: string
}

/** Runs `credenza …` with nothing but these settings. `head`: what it prints is read up to the first line, and no further. */
export async function runCommand(
  args: readonly string[],
  settings: Record<string, string>,
  { typed = '', head = false }: { typed?: string; head?: boolean } = {},
): Promise<Ended> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../src/cli.ts'), ...args], {
    env: { ...bareEnvironment(), PATH: process.env.PATH, ...settings },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.on('error', () => {}).end(typed)
  const said = text(child.stderr)
  const printed = head ? firstPart(child.stdout) : text(child.stdout)
  const [code] = await once(child, 'exit')
  return { code, printed: await printed, said: await said }
}

async function firstPart(stream: NodeJS.ReadableStream): Promise<string> {
  for await (const part of stream) return String(part)
  return ''
}
