import type { Tx } from '../../context.ts'

/**
 * Fills what an earlier release left empty, once no process of such a release writes any more. Runs in the background of the
 * release that needs it, never in a migration: while the older processes serve, they leave more rows empty.
 */
export interface BackFill {
  name: string
  /** The migration since which processes write whole rows. The back-fill waits until no process older than it is left. */
  since: string
  /**
   * Does a bounded piece after `place` ('' at the start), and returns where the next begins; undefined at the end. It may
   * see the same rows again, and leaves whole ones alone.
   */
  fill(tx: Tx, place: string): Promise<string | undefined>
}
