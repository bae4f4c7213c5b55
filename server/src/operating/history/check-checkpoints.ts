import { openCheckpoint } from '@credenza/credential/log'
import type { Context } from '../../context.ts'
import type { Steps } from '../../platform/steps.ts'
import { logKey, logOrigin } from '../../proof/log/log-identity.ts'
import { readHead, rootIfThere, tileReader } from '../../proof/log/read-log.ts'
import { isEqual, type LogCheck, type LogPart } from './log-part.ts'

const batch = 200

/** Checks that every signed checkpoint is a state of this log. */
export async function* checkCheckpoints(
  ctx: Context,
  { log, from, bad }: LogPart,
): Steps<LogCheck | undefined> {
  const readTile = tileReader(ctx.db, log)
  const key = { name: logOrigin(ctx.config.publicUrl, log), publicKey: logKey(ctx).publicKey }
  let after = String(from?.size ?? 0)
  for (;;) {
    const signed = await ctx.db
      .selectFrom('log_checkpoint')
      .selectAll()
      .where('log', '=', log)
      .where('size', '>', after)
      .orderBy('size')
      .limit(batch)
      .execute()
    const { size: logged } = await readHead(ctx.db, log)
    for (const { size, root: stored, note } of signed) {
      const opened = await openCheckpoint(note, key)
      if (!opened.ok || opened.checkpoint.size !== Number(size) || !isEqual(opened.checkpoint.root, stored))
        return bad(Number(size), 'the checkpoint of this size is not signed by the log')
      if (Number(size) > logged) return bad(logged, 'the entry is missing: a signed checkpoint covers it')
      const root = await rootIfThere(Number(size), readTile)
      if (!root || !isEqual(root, opened.checkpoint.root)) {
        return bad(Number(size), 'the log differs from the checkpoint that was signed at this size')
      }
    }
    if (signed.length < batch) break
    after = signed.at(-1)!.size
    yield
  }
  return undefined
}
