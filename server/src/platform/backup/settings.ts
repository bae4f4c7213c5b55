import { isAbsolute, resolve } from 'node:path'
import { dayMs, hourMs } from '@credenza/schema'
import { z } from 'zod'
import { completeS3 } from '../s3/bucket.ts'
import { webAddress } from '../setting-forms.ts'

const prefix = 'BACKUP_S3_'

const text = z.string().min(1).optional()
const count = (fallback: number, least: number) =>
  z.coerce.number().int().min(least).max(3650).default(fallback)

/** The environment variables about backups. */
export const backupEnvironment = {
  // The folder in which the server starts is an accident.
  BACKUP_FOLDER: z.string().refine(isAbsolute, { error: 'name a folder by its full path' }).optional(),
  BACKUP_S3_ENDPOINT: webAddress.optional(),
  BACKUP_S3_BUCKET: text,
  BACKUP_S3_REGION: text,
  BACKUP_S3_ACCESS_KEY_ID: text,
  BACKUP_S3_SECRET_ACCESS_KEY: text,
  BACKUP_EVERY_HOURS: count(24, 1),
  BACKUP_KEEP_DAYS: count(14, 1),
  BACKUP_DRILL_DAYS: count(7, 0),
  BACKUP_ELSEWHERE: z.enum(['true', 'false']).optional(),
}

const environment = z.object(backupEnvironment)

export type BackupSettings = ReturnType<typeof backupSettings>

/** Where backups go, and how often. Throws an error that names the missing settings of the bucket. */
export function backupSettings(e: z.infer<typeof environment>) {
  if (e.BACKUP_FOLDER && e.BACKUP_S3_ENDPOINT)
    throw new Error('Set BACKUP_FOLDER or BACKUP_S3_ENDPOINT, not both: backups have one place.')
  const ofBucket = [e.BACKUP_S3_BUCKET, e.BACKUP_S3_ACCESS_KEY_ID, e.BACKUP_S3_SECRET_ACCESS_KEY]
  if (!e.BACKUP_S3_ENDPOINT && ofBucket.some(Boolean))
    throw new Error('Set BACKUP_S3_ENDPOINT too, or none of the settings of the backup bucket.')
  return {
    folder: e.BACKUP_FOLDER && resolve(e.BACKUP_FOLDER),
    s3: e.BACKUP_S3_ENDPOINT
      ? completeS3(
          {
            endpoint: e.BACKUP_S3_ENDPOINT,
            bucket: e.BACKUP_S3_BUCKET,
            region: e.BACKUP_S3_REGION,
            accessKeyId: e.BACKUP_S3_ACCESS_KEY_ID,
            secretAccessKey: e.BACKUP_S3_SECRET_ACCESS_KEY,
          },
          prefix,
        )
      : undefined,
    /** Pause between two bases; the log is stored continuously. */
    everyMs: e.BACKUP_EVERY_HOURS * hourMs,
    /** How far back a moment can be restored. */
    keepMs: e.BACKUP_KEEP_DAYS * dayMs,
    /** Pause between two drills; 0 for none. */
    drillEveryMs: e.BACKUP_DRILL_DAYS * dayMs,
    /** The operator declares that something else backs up this database. */
    elsewhere: e.BACKUP_ELSEWHERE === 'true',
  }
}
