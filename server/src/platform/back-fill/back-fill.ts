import type { Tx } from '../../context.ts'

/**
 * Fills what an earlier release left empty, once no process of such a release writes any more. It runs in the background of the
 * release that needs it and never in a migration, because older processes that still serve leave more rows empty.
 */
export interface BackFill {
  name: string
  /** The migration since which processes write complete rows. The back-fill waits until no older process is left. */
  since: string
  /**
   * Fills a limited number of rows after `place` ('' at the start). Returns where to continue; undefined at the end. It may see
   * the same rows again, and leaves complete ones unchanged.
   */
  fill(tx: Tx, place: string): Promise<string | undefined>
}
