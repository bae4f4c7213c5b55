import { resolve, sep } from 'node:path'
import type { Keys } from '../keys/keys.ts'
import type { BackupSettings } from './settings.ts'
import { openFolderStore } from './store/folder-store.ts'
import { openSealedStore, type SealedStore } from './store/sealed-store.ts'

interface Place {
  backup: BackupSettings
  dataFolder: string
}

/** Opens the place that the settings name for backups; undefined when they name none. */
export async function openBackups(place: Place, keys: Keys): Promise<SealedStore | undefined> {
  const { folder } = place.backup
  if (!folder) return undefined
  const full = resolve(folder)
  if (`${full}${sep}`.startsWith(`${place.dataFolder}${sep}`))
    throw new Error(
      'BACKUP_FOLDER lies in DATA_DIR, and would be lost with it: set it to a folder on another disk.',
    )
  return await openSealedStore(await openFolderStore(full), keys)
}

/** The same, for commands that need one. */
export async function requireBackups(place: Place, keys: Keys): Promise<SealedStore> {
  const store = await openBackups(place, keys)
  if (!store) throw new Error('Set BACKUP_FOLDER or BACKUP_S3_ENDPOINT to the place where backups lie.')
  return store
}
