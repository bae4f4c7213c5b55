import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Received } from './receiver-process.ts'

/** A receiver in a separate process. */
export interface Receiver {
  url: string
  garbageUrl: string
  received: Received[]
  /** Waits for the next message on any path. */
  next(): Promise<void>
  stop(): Promise<void>
}

export async function startReceiver(): Promise<Receiver> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'receiver-process.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  const [first] = (await once(lines, 'line')) as [string]
  const { port, garbagePort } = JSON.parse(first) as { port: number; garbagePort: number }
  const received: Received[] = []
  lines.on('line', (line) => received.push(JSON.parse(line) as Received))
  return {
    url: `http://127.0.0.1:${port}`,
    garbageUrl: `http://127.0.0.1:${garbagePort}`,
    received,
    next: async () => {
      await once(lines, 'line')
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
