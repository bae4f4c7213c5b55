import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { bareEnvironment } from '../../src/platform/processes/bare-environment.ts'

export interface MainProcess {
  pid: number
  /** Sends a signal, as Ctrl-C in a terminal does. */
  signal(name: 'SIGINT' | 'SIGTERM'): void
  /** Resolves with the address once the server says that it is ready. */
  ready: Promise<string>
  /** What it wrote to standard error, and how it ended. */
  ended: Promise<{ code: number | null; killedBy: string | null; said: string }>
}

/** The product as `npm start` runs it, with nothing but these settings. */
export function startMain(settings: Record<string, string>): MainProcess {
  const main = join(import.meta.dirname, '../../src/main.ts')
  const child = spawn(process.execPath, [main], {
    env: {
      ...bareEnvironment(),
      PATH: process.env.PATH,
      LOG_LEVEL: 'silent',
      HOST: '127.0.0.1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = text(child.stderr)
  const ended = once(child, 'exit').then(async ([code, killedBy]) => ({ code, killedBy, said: await said }))
  const ready = (async () => {
    let printed = ''
    for await (const chunk of child.stdout) {
      printed += chunk
      const address = /^Credenza is ready: +(\S+)$/m.exec(printed)?.[1]
      if (address) return address
    }
    throw new Error(`The server ended before it was ready: ${await said}`)
  })()
  // Not everybody waits for it.
  ready.catch(() => {})
  return { pid: child.pid!, signal: (name) => void child.kill(name), ready, ended }
}
