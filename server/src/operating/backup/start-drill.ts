import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/**
 * Runs `credenza drill` in a separate process with the same settings, because an audit keeps a processor busy for minutes. The
 * drill stores its own report. Ends early when `signal` aborts.
 */
export async function startDrill(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../cli.ts'), 'drill'], {
    stdio: 'ignore',
  })
  const stop = () => child.kill('SIGTERM')
  signal.addEventListener('abort', stop, { once: true })
  await once(child, 'exit').finally(() => signal.removeEventListener('abort', stop))
}
