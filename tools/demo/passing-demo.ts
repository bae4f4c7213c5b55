import { join } from 'node:path'
import { apiClient } from '../../e2e/world/api-client.ts'
import { startWorld } from '../../e2e/world/start-world.ts'
import { buildWebIfNeeded } from '../build-web.ts'
import { fill, newPassword, settings } from './demo.ts'

export interface Demo {
  url: string
  /** The password of every account; `accounts` has the addresses. */
  password: string
}

/** Runs a program against a filled demonstration of its own, and removes it afterwards. */
export async function withDemo(work: (demo: Demo) => Promise<void>): Promise<void> {
  buildWebIfNeeded(join(import.meta.dirname, '../..'))
  const password = newPassword()
  const world = await startWorld({ env: settings(password) })
  try {
    console.log('Filling the demonstration …')
    await fill(apiClient(world.url), password)
    await work({ url: world.url, password })
  } finally {
    await world.stop()
  }
}
