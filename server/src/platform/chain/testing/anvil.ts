import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** A development node on a free port of 127.0.0.1, with its own cache folder. */
export interface Anvil {
  url: string
  request(method: string, params?: unknown[]): Promise<unknown>
  stop(): Promise<void>
}

/** Starts anvil (it mines each transaction at once unless told otherwise) and waits until it listens. */
export async function startAnvil(args: string[] = []): Promise<Anvil> {
  const home = await mkdtemp(join(tmpdir(), 'credenza-anvil-'))
  const child = spawn(binary(), ['--host', '127.0.0.1', '--port', '0', ...args], {
    env: { HOME: home, XDG_CACHE_HOME: home },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const killWithUs = () => child.kill('SIGKILL')
  process.on('exit', killWithUs)
  const lines = createInterface({ input: child.stdout })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', () => reject(new Error('anvil ended before it listened')))
    lines.on('line', (line) => {
      const address = /Listening on (127\.0\.0\.1:\d+)/.exec(line)?.[1]
      if (address) resolve(`http://${address}`)
    })
  })
  return {
    url,
    request: (method, params = []) => requestOf(url, method, params),
    stop: async () => {
      process.off('exit', killWithUs)
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      await rm(home, { recursive: true, force: true })
    },
  }
}

async function requestOf(url: string, method: string, params: unknown[]): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const answer = (await response.json()) as { result?: unknown; error?: { message: string } }
  if (answer.error) throw new Error(`${method}: ${answer.error.message}`)
  return answer.result
}

function binary(): string {
  const arch = process.arch === 'x64' ? 'amd64' : process.arch
  const require = createRequire(import.meta.url)
  return require.resolve(`@foundry-rs/anvil-${process.platform}-${arch}/bin/anvil`)
}
