import { step } from '../platform/db/step.ts'

/**
 * A certificate's row is written again when it is signed, decided and numbered. With room for that on its own page, the
 * new version stays there, and numbering, which changes no indexed column, need not touch the indexes (docs/decisions/0056).
 * Holds for rows that are added from now on.
 */
export const roomForUpdates = step(`ALTER TABLE certificate SET (fillfactor = 50);`)
