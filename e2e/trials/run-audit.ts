import { command } from '../world/command.ts'
import type { World } from '../world/start-world.ts'

/** What `credenza audit` says, next to the running server and on the same data. */
export async function audit({ settings }: World): Promise<string> {
  const { exitCode, printed } = await command(['audit'], settings)
  process.stdout.write(printed)
  if (/BROKEN/.test(printed)) return 'BROKEN'
  return exitCode === 0 ? 'intact' : 'could not be checked'
}
