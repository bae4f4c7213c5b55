import type { HealthPart } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { blockOf } from '../../platform/documents/block-store.ts'

/** A block that nobody stored: that the store says so is the sign of life. */
const nobodysBlock = blockOf(new TextEncoder().encode('Credenza asks whether the document store answers')).cid

export async function documentsHealth(ctx: Context): Promise<Omit<HealthPart, 'part'>> {
  const start = performance.now()
  await ctx.blocks.get(nobodysBlock)
  const tookMs = Math.round(performance.now() - start)
  return {
    state: 'ok',
    summary: 'The document store answers.',
    facts: [
      { label: 'Store', value: storeName(ctx) },
      { label: 'Answer time', value: `${tookMs} ms` },
    ],
  }
}

function storeName({ config: { documents } }: Context): string {
  if (documents.s3) return 'bucket'
  return documents.ipfsApiUrl ? 'IPFS node' : 'the database'
}
