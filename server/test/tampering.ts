import type { Finding } from '../src/audit-history.ts'
import { checkLists } from '../src/certificates/status/check-lists.ts'
import type { Context, Tx } from '../src/context.ts'
import { auditDerived, recordedCheckpoints } from '../src/operating/history/audit-state.ts'
import { checkLog } from '../src/operating/history/check-log.ts'
import { verifyChain } from '../src/platform/chain/embedded/verify-chain.ts'
import { allSteps } from '../src/platform/steps.ts'
import { checkTrails } from '../src/proof/audit/check-trail.ts'
import { checkLedger } from '../src/review/ledger/check-ledger.ts'
import { auditRecorded, auditState } from './audit-state.ts'
import type { TestWorld } from './worlds/test-world.ts'

class Undo extends Error {}

/** What the audit finds after a change, which is undone afterwards; 'refused' when the change was impossible. */
export async function findingsAfter(
  world: TestWorld,
  { foundBy, apply }: { foundBy: string; apply: (tx: Tx) => Promise<boolean> },
): Promise<string[] | 'refused'> {
  let found: string[] | 'refused' = 'refused'
  await world.ctx.db
    .transaction()
    .execute(async (tx) => {
      if (await apply(tx)) found = await broken({ ...world.ctx, db: tx }, foundBy)
      throw new Undo()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error
    })
  return found
}

/** Only the part of the audit that has to find it, because the whole of it reads the chain each time. */
async function broken(ctx: Context & { db: Tx }, foundBy: string): Promise<string[]> {
  switch (foundBy) {
    case 'audit trail':
      return reasons(await checkTrails(ctx))
    case 'log':
      return [
        ...reasons([await wholeLog(ctx, 'certificates'), await wholeLog(ctx, 'statements')]),
        ...reasons([await allSteps(checkLists(ctx))]),
        ...texts(await auditDerived(ctx, await recordedCheckpoints(ctx))),
      ]
    case 'status lists':
      return [
        ...reasons([await allSteps(checkLists(ctx))]),
        ...texts(await auditDerived(ctx, await recordedCheckpoints(ctx))),
      ]
    case 'ledger':
      return reasons([await checkLedger(ctx.db)])
    case 'chain':
      return reasons([await verifyChain(ctx.db)])
    case 'recorded state':
      return texts(await auditRecorded(ctx))
    case 'any state':
      return texts(await auditState(ctx))
    default:
      return texts(await auditDerived(ctx, await recordedCheckpoints(ctx)))
  }
}

const wholeLog = (ctx: Context, log: 'certificates' | 'statements') =>
  allSteps(checkLog(ctx, log, { onChain: 'every' }))

const texts = (findings: readonly Finding[]): string[] =>
  findings.flatMap(({ ok, part, text }) => (ok ? [] : [`${part}: ${text}`]))

const reasons = (checks: readonly ({ ok: true } | { ok: false; reason: string })[]): string[] =>
  checks.flatMap((check) => (check.ok ? [] : [check.reason]))
