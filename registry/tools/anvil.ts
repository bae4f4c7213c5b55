import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { foundryBinary } from './foundry-binary.ts'

/**
 * Starts a development chain on a free port of 127.0.0.1, with its cache in its own folder, which `stop` removes. Send one
 * transaction at a time: with several pending, anvil stops making blocks.
 */
export async function startAnvil(hardfork: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const home = mkdtempSync(join(tmpdir(), 'registry-anvil-'))
  const options = ['--host', '127.0.0.1', '--port', '0', '--hardfork', hardfork, '--cache-path', home]
  const child = spawn(foundryBinary('anvil'), options, {
    env: { HOME: home },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit').then(() => rmSync(home, { recursive: true, force: true }))
  for await (const line of createInterface(child.stdout)) {
    const port = /^Listening on 127\.0\.0\.1:(\d+)/.exec(line)?.[1]
    if (!port) continue
    child.stdout.resume()
    const stop = async () => {
      child.kill()
      await ended
    }
    return { url: `http://127.0.0.1:${port}`, stop }
  }
  await ended
  throw new Error('anvil ended before it listened; its own words are above.')
}
