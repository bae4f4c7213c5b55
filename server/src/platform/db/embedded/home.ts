import { existsSync } from 'node:fs'
import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { chooseServerUser, type ServerUser } from './run-as.ts'

/** Where one embedded server lives. Everything it writes is in `folder`, the Postgres data in `cluster`. */
export type Home = { folder: string; cluster: string; user: ServerUser | undefined }

/** The home in `dataFolder`, which is created if absent. */
export async function findHome(dataFolder: string): Promise<Home> {
  await mkdir(dataFolder, { recursive: true })
  return homeIn(await realpath(dataFolder))
}

/** Whether there is a database in `dataFolder`, or the pointer of an earlier release to one (bring-home.ts). */
export const hasCluster = (dataFolder: string): boolean =>
  ['cluster', 'moved-to'].some((name) => existsSync(join(dataFolder, name)))

export function homeIn(folder: string): Home {
  const cluster = join(folder, 'cluster')
  return { folder, cluster, user: chooseServerUser(cluster) }
}

/**
 * How to refer to the `folder` that a Postgres program was started in. Its path may be unreachable: root may hand it to a user
 * who cannot enter the folders above, such as root's own. Linux's name for the working folder needs no such right.
 */
export const asStartedIn = (folder: string): string => (existsSync(workingFolder) ? workingFolder : folder)

const workingFolder = '/proc/self/cwd'
