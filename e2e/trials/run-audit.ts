import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { World } from '../world/start-world.ts'

/** What `credenza audit` says, next to the running server and on the same data. */
export async function audit({ settings }: World): Promise<string> {
  const cli = join(import.meta.dirname, '../../server/src/cli.ts')
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...settings }
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [cli, 'audit'], { env })
    process.stdout.write(stdout)
    return /BROKEN/.test(stdout) ? 'BROKEN' : 'intact'
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    process.stdout.write(`${stdout}${stderr}`)
    return /BROKEN/.test(stdout) ? 'BROKEN' : 'could not be checked'
  }
}
