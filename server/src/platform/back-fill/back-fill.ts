import type { Tx } from '../../context.ts'

/**
 * Fills what an earlier release left empty, once no process of such a release writes any more. Runs in the background of the
 * release that needs it, never in a migration: while the older processes serve, they leave more rows empty.
 */
export interface BackFill {
  name: string
  /** The migration from which on processes write whole rows. Those whose newest one is older must be gone. */
  since: string
  /**
   * Does a bounded piece after `place` ('' at the start), and returns where the next begins; undefined at the end. May meet
   * the same rows again, and leaves those that are whole alone.
   */
  fill(tx: Tx, place: string): Promise<string | undefined>
}
