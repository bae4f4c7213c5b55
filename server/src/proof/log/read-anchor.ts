import { signAnchored } from '@credenza/credential/verify'
import { readCheckpoint } from '@credenza/registry'
import type { Context } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { firstAnchors } from './anchored.ts'
import { logKey } from './log-identity.ts'

/** Where the registry recorded a checkpoint. Once that is final, also the contract's record, signed with the log's key. */
export interface AnchorAnswer {
  number: number
  final: boolean
  recorded?: ReturnType<typeof signAnchored>
}

/** The chain's record of the checkpoint of this size of the certificates log. Throws not_found. */
export async function readAnchor(ctx: Context, size: number): Promise<AnchorAnswer> {
  const [anchor] = (await firstAnchors(ctx, [BigInt(size) - 1n])).values()
  if (!anchor || anchor.certificatesSize !== BigInt(size)) throw refusal('not_found.checkpoint')
  const answer = { number: Number(anchor.number), final: anchor.final }
  if (!anchor.final) return answer
  const { chainId, registry: contract, client } = ctx.chain
  const found = await readCheckpoint(client, contract, answer.number)
  if (found?.certificates.size !== size) return answer
  const checkpoint = { ...found.certificates, blockTime: new Date(found.time * 1000).toISOString() }
  const { host } = new URL(ctx.config.publicUrl)
  const place = { host, asOf: ctx.clock().toISOString(), chainId, contract }
  return { ...answer, recorded: signAnchored(checkpoint, place, logKey(ctx)) }
}
