import { checkLists } from '../../certificates/status/check-lists.ts'
import type { Context } from '../../context.ts'
import { verifyChain } from '../../platform/chain/embedded/verify-chain.ts'
import { awaitPreparedCommits } from '../../platform/db/prepared-commits.ts'
import { inSnapshot } from '../../platform/db/snapshot.ts'
import type { Steps } from '../../platform/steps.ts'
import { platformTrail } from '../../proof/audit/append.ts'
import { checkTrailInSteps, type TrailCheck, trailsOf } from '../../proof/audit/check-trail.ts'
import { checkTrailState, findUnrecordedRow, type StateCheck } from '../../proof/audit/state/check-state.ts'
import { type Concerns, everybody, nobody, type Outcome } from '../../proof/doubt/outcome.ts'
import type { LogName } from '../../proof/log/tables.ts'
import { checkLedger } from '../../review/ledger/check-ledger.ts'
import { auditDerived, recordedCheckpoints, stateFault } from './audit-state.ts'
import { checkLog, type LogExtent } from './check-log.ts'

export interface Part {
  name: string
  check: () => Steps<Outcome>
  /** Too expensive for the server's own check. */
  onlyOnRequest?: true
}

/**
 * Everything that must never be rewritten: audit trails, both logs, status lists, the tables against the trails, ledger, chain.
 * The expensive parts come last.
 */
export async function historyParts(ctx: Context, extent: Omit<LogExtent, 'from'>): Promise<Part[]> {
  const trails = await trailsOf(ctx.db)
  const parts: Part[] = [
    ...trails.map((trail) => ({ name: trailPart(trail), check: () => trailOutcome(ctx, trail) })),
    { name: 'certificates log', check: () => logOutcome(ctx, 'certificates', extent) },
    { name: 'statements log', check: () => logOutcome(ctx, 'statements', extent) },
    { name: 'status lists', check: () => listsOutcome(ctx) },
    ...trails.map((trail) => ({ name: statePart(trail), check: () => stateOutcome(ctx, trail) })),
    { name: 'rows without an entry', check: () => unrecordedOutcome(ctx) },
    { name: 'ledger', check: () => ledgerOutcome(ctx) },
    { name: 'derived rows', check: () => derivedOutcome(ctx, extent.atMost), onlyOnRequest: true as const },
    ...(ctx.chain.kind === 'embedded'
      ? [{ name: 'chain', check: () => chainOutcome(ctx), onlyOnRequest: true as const }]
      : []),
  ]
  return parts.map((part) => onceCommitted(ctx, part))
}

/**
 * The same part, but a fault counts only if a second check still finds it after all earlier transactions have reached all
 * nodes.
 */
export const onceCommitted = (ctx: Context, part: Part): Part => ({
  ...part,
  async *check() {
    const outcome = yield* part.check()
    if (outcome.ok || !(yield* awaitPreparedCommits(ctx.db))) return outcome
    return yield* part.check()
  },
})

export const trailPart = (organisationId: string): string => `audit trail ${organisationId}`

/** The deployment's own trail concerns everybody, because it says who approved whom. */
export const trailConcerns = (organisationId: string): Concerns =>
  organisationId === platformTrail ? everybody : organisationId

async function* trailOutcome(ctx: Context, organisationId: string): Steps<Outcome> {
  return outcomeOfTrail(yield* checkTrailInSteps(ctx, organisationId))
}

export function outcomeOfTrail(trail: TrailCheck): Outcome {
  if (trail.ok) return { ok: true, text: `${trail.entries} entries` }
  return {
    ok: false,
    text: `entry ${trail.seq}: ${trail.reason}`,
    concerns: trailConcerns(trail.organisationId),
  }
}

export async function* logOutcome(ctx: Context, name: LogName, extent: LogExtent): Steps<Outcome> {
  const log = yield* checkLog(ctx, name, extent)
  if (log.ok) return { ok: true, text: `${log.entries} entries` }
  const issuer = log.issuer ? await organisationAt(ctx, log.issuer) : undefined
  return { ok: false, text: `entry ${log.entry}: ${log.reason}`, concerns: issuer ?? everybody }
}

async function organisationAt(ctx: Context, address: string): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('organisation')
    .select('id')
    .where((q) => q(q.fn('lower', ['wallet_address']), '=', address))
    .executeTakeFirst()
  return row?.id
}

async function* listsOutcome(ctx: Context): Steps<Outcome> {
  const check = yield* checkLists(ctx)
  if (check.ok) return { ok: true, text: `${check.lists} lists` }
  const { organisationId, list, reason } = check
  return { ok: false, text: `list ${list} of ${organisationId}: ${reason}`, concerns: organisationId }
}

export const statePart = (organisationId: string): string => `recorded state of trail ${organisationId}`

async function* stateOutcome(ctx: Context, trail: string): Steps<Outcome> {
  return outcomeOfState(
    await inSnapshot(ctx.db, (snapshot) => checkTrailState(ctx.recorded, snapshot, trail)),
  )
}

async function* unrecordedOutcome(ctx: Context): Steps<Outcome> {
  return outcomeOfState(await inSnapshot(ctx.db, (snapshot) => findUnrecordedRow(ctx.recorded, snapshot)))
}

export function outcomeOfState(check: StateCheck): Outcome {
  if (check.ok) return { ok: true, text: `${check.subjects} subjects` }
  return { ok: false, text: stateFault(check), concerns: trailConcerns(check.trail) }
}

async function* derivedOutcome(ctx: Context, atMost = Number.POSITIVE_INFINITY): Steps<Outcome> {
  const checkpoints = Math.min(await recordedCheckpoints(ctx), atMost)
  const [first] = await inSnapshot(ctx.db, (db) => auditDerived({ ...ctx, db }, checkpoints))
  if (!first) return { ok: true, text: 'all in step' }
  return { ok: false, text: `${first.part}: ${first.text}`, concerns: nobody }
}

// biome-ignore lint/correctness/useYield: a few statements over the tables; it has nowhere to pause.
async function* ledgerOutcome(ctx: Context): Steps<Outcome> {
  const ledger = await checkLedger(ctx.db)
  if (ledger.ok) return { ok: true, text: `${ledger.transactions} transactions` }
  return { ok: false, text: `${ledger.subject}: ${ledger.reason}`, concerns: nobody }
}

// biome-ignore lint/correctness/useYield: runs on request only, where nobody waits for a pause.
async function* chainOutcome(ctx: Context): Steps<Outcome> {
  const chain = await verifyChain(ctx.db)
  if (chain.ok) return { ok: true, text: `${chain.blocks} blocks` }
  return { ok: false, text: `block ${chain.block}: ${chain.reason}`, concerns: everybody }
}
