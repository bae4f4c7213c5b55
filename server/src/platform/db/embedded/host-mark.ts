import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { Home } from './home.ts'

/**
 * Refuses a data folder that another machine may be using over a shared file system, since two Postgres servers on one folder
 * destroy it. The mark is `<host name> <boot id>`. If either matches, it is this machine (containers share the boot id, a
 * reboot keeps the name). A folder whose server was shut down cleanly may move to another machine.
 */
export async function claimForThisHost(home: Home): Promise<void> {
  const path = join(home.folder, 'host')
  const mine = [hostname(), await bootId()]
  const marked = existsSync(path) ? (await readFile(path, 'utf8')).split(/\s+/) : mine
  const isThisHost = marked[0] === mine[0] || (mine[1] !== '' && marked[1] === mine[1])
  if (!isThisHost && existsSync(join(home.cluster, 'postmaster.pid'))) {
    throw new Error(
      `DATA_DIR holds a database in use by the machine "${marked[0]}" (${home.folder}): several machines need ` +
        `DATABASE_URL, and if that machine is gone for good, delete ${path} and start again.`,
    )
  }
  await writeFile(path, `${mine.join(' ')}\n`)
}

async function bootId(): Promise<string> {
  return (await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')).trim()
}
