import { sentence } from '@credenza/schema/sentences/english'
import type { Context } from '../../../context.ts'
import { blockOf } from '../../../platform/documents/block-store.ts'
import { fact, type PartState, stateOf } from './words.ts'

/** A block that nobody has stored: a working store answers that it does not have it. */
const nobodysBlock = blockOf(new TextEncoder().encode('Credenza asks whether the document store answers')).cid

export async function documentsHealth(ctx: Context): Promise<PartState> {
  const start = performance.now()
  await ctx.blocks.get(nobodysBlock)
  const tookMs = Math.round(performance.now() - start)
  return stateOf('ok', sentence('health.documents_ok'), [
    fact(sentence('fact.store'), sentence(storeOf(ctx))),
    fact(sentence('fact.answer_time'), `${tookMs} ms`),
  ])
}

function storeOf({ config: { documents } }: Context) {
  if (documents.s3) return 'value.bucket'
  return documents.ipfsApiUrl ? 'value.ipfs_node' : 'value.database'
}
