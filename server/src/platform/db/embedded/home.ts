import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, link, mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { embeddedCannotRun } from './cannot-run.ts'
import { draftOf } from './draft.ts'
import { canEnter, chooseServerUser, type ServerUser } from './run-as.ts'

/** Where one embedded server lives. Everything it writes is in `folder`, the Postgres data in `cluster`. */
export type Home = { folder: string; cluster: string; user: ServerUser | undefined }

const elsewhere = '/var/lib/credenza'

/**
 * Finds or makes the home of the server in `dataFolder`. Where the server's user cannot enter that folder (root working
 * under a 0700 home), the home is a folder under /var/lib/credenza, named in the file `moved-to`.
 */
export async function findHome(dataFolder: string): Promise<Home> {
  await mkdir(dataFolder, { recursive: true })
  const asked = await realpath(dataFolder)
  const pointer = join(asked, 'moved-to')
  if (existsSync(pointer)) return homeIn(await pointedAt(pointer))
  const here = homeIn(asked)
  if (canEnter(asked, here.user)) return here
  if (existsSync(here.cluster)) {
    throw embeddedCannotRun(
      `its user ${here.user?.uid} cannot enter ${asked}; let it (chmod a+x on every folder above)`,
    )
  }
  const moved = await makeFolderElsewhere(asked)
  // link, not rename: of two first starts one wins, and both then use the folder that the winner named.
  const draft = draftOf(pointer)
  await writeFile(draft, `${moved}\n`)
  await link(draft, pointer).catch(async (error: NodeJS.ErrnoException) => {
    await rm(moved, { recursive: true })
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return homeIn(await pointedAt(pointer))
}

function homeIn(folder: string): Home {
  const cluster = join(folder, 'cluster')
  return { folder, cluster, user: chooseServerUser(cluster) }
}

async function pointedAt(pointer: string): Promise<string> {
  const folder = (await readFile(pointer, 'utf8')).trim()
  if (!existsSync(folder)) {
    throw new Error(
      `${pointer} says that the database is in ${folder}, which is gone. Restore it, or delete the file to begin with an empty database.`,
    )
  }
  return folder
}

async function makeFolderElsewhere(asked: string): Promise<string> {
  const hash = createHash('sha256').update(asked).digest('hex').slice(0, 16)
  const folder = join(elsewhere, `${hash}-${randomBytes(4).toString('hex')}`)
  try {
    await mkdir(folder, { recursive: true })
  } catch (error) {
    throw embeddedCannotRun(`its user cannot enter ${asked}, and ${folder} cannot be made`, error)
  }
  // mkdir obeys the umask, which may be 077 for root.
  await chmod(elsewhere, 0o711)
  await chmod(folder, 0o711)
  return folder
}
