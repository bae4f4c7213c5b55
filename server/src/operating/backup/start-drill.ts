import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/**
 * Runs `credenza drill` with this process's settings: an audit needs a processor for minutes. It keeps its own report, good
 * or bad. Ends early when `signal` aborts.
 */
export async function startDrill(signal: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../cli.ts'), 'drill'], {
    stdio: 'ignore',
  })
  const stop = () => child.kill('SIGTERM')
  signal.addEventListener('abort', stop, { once: true })
  await once(child, 'exit').finally(() => signal.removeEventListener('abort', stop))
}
