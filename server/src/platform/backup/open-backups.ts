import type { Keys } from '../keys/keys.ts'
import { recently } from '../recently.ts'
import { listBases, newestMoment } from './base/manifest.ts'
import { newestDrills } from './drills.ts'
import type { BackupSettings } from './settings.ts'
import { openBucketStore } from './store/bucket-store.ts'
import { openFolderStore } from './store/folder-store.ts'
import type { ObjectStore } from './store/object-store.ts'
import { openSealedStore, type SealedStore } from './store/sealed-store.ts'
import { readStoredUntil } from './stored-until.ts'

/** The place where backups are kept. */
export interface Backups {
  /** Whether the settings name one. */
  isSet: boolean
  /** Opens it at the first call. Rejects if none is set or it cannot be used. */
  open(): Promise<SealedStore>
  /** How far the backup has got, at most 15 seconds ago. */
  state(): Promise<BackupState>
}

export interface BackupState {
  /** Everything committed before this time is stored. */
  storedUntil: Date | undefined
  newestBase: Date | undefined
  newestDrill: Date | undefined
  newestGoodDrill: Date | undefined
}

const freshMs = 15_000

export function openBackups({ backup }: { backup: BackupSettings }, keys: Keys): Backups {
  const { folder, s3 } = backup
  const open = recently(Number.POSITIVE_INFINITY, async () => openSealedStore(await openPlace(backup), keys))
  return { isSet: Boolean(folder || s3), open, state: recently(freshMs, async () => readState(await open())) }
}

/** Opens the place to read what is stored there. Rejects, and makes nothing, if nothing is. */
export const openStored = async ({ backup }: { backup: BackupSettings }, keys: Keys): Promise<SealedStore> =>
  openSealedStore(await openPlace(backup), keys, {
    orElse: backup.folder
      ? `Nothing is stored in ${backup.folder}: set BACKUP_FOLDER to the folder where the backups are.`
      : 'Nothing is stored in this bucket: set BACKUP_S3_BUCKET to the one where the backups are.',
  })

async function openPlace({ folder, s3 }: BackupSettings): Promise<ObjectStore> {
  if (s3) return openBucketStore(s3)
  if (folder) return await openFolderStore(folder)
  throw new Error('Set BACKUP_FOLDER or BACKUP_S3_ENDPOINT to the place where backups are kept.')
}

async function readState(store: SealedStore): Promise<BackupState> {
  const now = new Date()
  const [storedUntil, bases, drills] = await Promise.all([
    readStoredUntil(store),
    listBases(store),
    newestDrills(store, now),
  ])
  return {
    storedUntil: storedUntil?.at,
    newestBase: newestMoment(bases, now),
    newestDrill: drills.any,
    newestGoodDrill: drills.good,
  }
}
