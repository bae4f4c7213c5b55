import { readCheckpoint } from '@credenza/registry'
import { bytesToHex } from 'viem'
import type { Context, Tx } from '../../context.ts'
import { logNames, logOrigin } from '../../proof/log/log-identity.ts'
import { readHead, rootIfThere, tileReader } from '../../proof/log/read-log.ts'

/**
 * Checks that every anchor names a state that both logs were in and, once it is on the chain, matches what the chain recorded
 * under its number; and that each of the first `recorded` checkpoints of the chain has an anchor. Count these before the
 * snapshot is taken, because an anchor is written before it is sent to the chain.
 */
export async function checkAnchors(
  ctx: Context & { db: Tx },
  recorded: number,
): Promise<{ check: string; subject: string; reason: string } | undefined> {
  const anchors = await ctx.db
    .selectFrom('anchor')
    .selectAll()
    .orderBy('certificates_size')
    .orderBy('statements_size')
    .execute()
  const origin = logOrigin(ctx.config.publicUrl, 'certificates')
  for (const anchor of anchors) {
    const subject = `anchor ${anchor.certificates_size} ${anchor.statements_size}`
    const bad = (reason: string) => ({ check: 'anchors', subject, reason: `${reason} (anchor)` })
    for (const log of logNames) {
      const size = Number(anchor[`${log}_size`])
      const { size: grown } = await readHead(ctx.db, log)
      if (size > grown) return bad(`it covers more than the ${log} log has`)
      const root = await rootIfThere(size, tileReader(ctx.db, log))
      if (!root || !Buffer.from(root).equals(anchor[`${log}_root`]))
        return bad(`it is not a state of the ${log} log`)
    }
    const key = `anchor:${origin}:${anchor.certificates_size}:${anchor.statements_size}:`
    const isQueued =
      anchor.transaction_key.startsWith(key) &&
      (await ctx.db
        .selectFrom('chain_tx')
        .select('key')
        .where('key', '=', anchor.transaction_key)
        .executeTakeFirst())
    if (!isQueued) return bad('its transaction is that of another')
    const isOnChain = anchor.state === 'mined' || anchor.state === 'final'
    if (isOnChain !== (anchor.number !== null)) return bad('its state and its number contradict each other')
    if (anchor.number === null) continue
    const onChain = await readCheckpoint(ctx.chain.client, ctx.chain.registry, Number(anchor.number))
    const isSame =
      onChain &&
      onChain.certificates.root === bytesToHex(anchor.certificates_root) &&
      onChain.statements.root === bytesToHex(anchor.statements_root)
    if (!isSame) return bad(`checkpoint ${anchor.number} on the chain is another`)
  }
  const sizes = new Set(anchors.map((anchor) => `${anchor.certificates_size} ${anchor.statements_size}`))
  for (let number = 1; number <= recorded; number++) {
    const onChain = await readCheckpoint(ctx.chain.client, ctx.chain.registry, number)
    const size = `${onChain?.certificates.size} ${onChain?.statements.size}`
    if (!sizes.has(size))
      return { check: 'anchors', subject: `checkpoint ${number}`, reason: 'it is on the chain only (anchor)' }
  }
  return undefined
}
