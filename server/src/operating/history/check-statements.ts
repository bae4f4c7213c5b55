import type { Context } from '../../context.ts'
import type { Steps } from '../../platform/steps.ts'
import { readEntries } from '../../proof/log/read-log.ts'
import { nobodysAddress } from '../../proof/log/trail-leaves.ts'
import { compareLeaves, type Leaf, openComparisons } from './compare-leaves.ts'
import { type LogCheck, type LogPart, notLogged, readEntry } from './log-part.ts'
import { firstUnlogged, lostHeads } from './unlogged-rows.ts'

/** How many statements are read at once; each has a signature to verify. */
const batch = 500

/** Checks that each statement's leaf can be computed from its row, and that each row has its leaf. */
export async function* checkStatements(
  ctx: Context,
  { head: { size }, from, bad }: LogPart,
): Steps<LogCheck | undefined> {
  const comparisons = openComparisons(ctx)
  let heads = 0
  for (let start = from?.size ?? 0; start < size; start += batch) {
    const entries = await readEntries(ctx.db, 'statements', start, Math.min(start + batch, size))
    const leaves: Leaf[] = []
    for (const [i, bytes] of entries.entries()) {
      const entry = readEntry(bytes)
      if (entry?.kind !== 'statement') return bad(start + i, 'the entry does not belong in this log')
      leaves.push({ ...entry, index: start + i })
    }
    const [misfit] = await compareLeaves(comparisons, leaves)
    if (misfit) {
      const { issuer } = leaves[misfit.index - start]!
      return bad(misfit.index, misfit.reason, issuer === nobodysAddress ? undefined : issuer)
    }
    heads += leaves.filter(({ action }) => action === 'trail-head').length
    yield
  }
  if (from !== undefined) return undefined
  const unlogged = await firstUnlogged(ctx.db)
  if (unlogged !== undefined) return bad(size, notLogged(unlogged))
  const lost = await lostHeads(ctx.db, { logged: heads, size })
  return lost === undefined ? undefined : bad(size, lost)
}
