import type { WitnessOverview } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { newestCheckpoint } from '../log/checkpoints.ts'
import { logNames } from '../log/log-identity.ts'
import { progressOf } from './progress.ts'
import { witnessAddress } from './witness-identity.ts'

/** What this deployment witnesses, and how far its own logs are witnessed. */
export async function listWitnesses(ctx: Context): Promise<WitnessOverview> {
  const { witnesses } = ctx.config
  return {
    own: witnessAddress(ctx),
    witnessed: await listWitnessed(ctx),
    quorum: witnesses?.quorum ?? 0,
    logs: await Promise.all(
      logNames.map(async (log) => ({ log, size: (await newestCheckpoint(ctx.db, log))?.size ?? 0 })),
    ),
    witnesses: await Promise.all(
      (witnesses?.list ?? []).map(async ({ name, url, verifierKey }) => ({
        name,
        url,
        logs: await Promise.all(
          logNames.map(async (log) => {
            const { signedSize, signedAt, problem } = await progressOf(ctx, verifierKey, log)
            return { log, size: signedSize, signedAt: signedAt?.toISOString() ?? null, problem }
          }),
        ),
      })),
    ),
  }
}

/** The logs in WITNESS_FOR, also those that submitted nothing yet, and logs witnessed earlier that are no longer named. */
async function listWitnessed({ db, config }: Context): Promise<WitnessOverview['witnessed']> {
  const rows = await db.selectFrom('witnessed_log').selectAll().orderBy('origin').execute()
  const origins = [...new Set([...config.witnessFor.keys(), ...rows.map(({ origin }) => origin)])].sort()
  return origins.map((origin) => {
    const row = rows.find((one) => one.origin === origin)
    return {
      origin,
      isWatched: config.witnessFor.has(origin),
      size: row?.size ? Number(row.size) : null,
      signedAt: row?.signed_at?.toISOString() ?? null,
      refusals: row?.refusals ?? 0,
      refusedAt: row?.refused_at?.toISOString() ?? null,
      refusal: row?.refusal ?? null,
      contradiction: row?.contradiction ?? null,
    }
  })
}
