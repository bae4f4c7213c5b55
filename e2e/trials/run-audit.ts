import { command } from '../world/command.ts'
import type { World } from '../world/start-world.ts'

/** Runs `credenza audit` next to the running server, on the same data. */
export async function audit({ settings }: World): Promise<string> {
  const { exitCode, printed } = await command(['audit'], settings)
  process.stdout.write(printed)
  if (/BROKEN/.test(printed)) return 'BROKEN'
  return exitCode === 0 ? 'intact' : 'could not be checked'
}
