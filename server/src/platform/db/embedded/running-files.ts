import { findHome } from './home.ts'
import { ensurePassword } from './password.ts'

/** The folder of the embedded server's files and the superuser's password, for copying it while it runs. */
export async function embeddedFiles(dataFolder: string): Promise<{ cluster: string; password: string }> {
  const home = await findHome(dataFolder)
  return { cluster: home.cluster, password: await ensurePassword(home) }
}
