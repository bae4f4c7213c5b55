import { sentence } from '@credenza/schema/sentences/english'
import { formatEther } from 'viem'
import type { Context } from '../../../context.ts'
import { signerBacklog } from '../../../platform/chain/signer/backlog.ts'
import { fact, isLate, moment, type PartState, stateOf } from './words.ts'

const amount = new Intl.NumberFormat('en', { maximumFractionDigits: 4 })

export async function chainHealth(ctx: Context): Promise<PartState> {
  const { chain } = ctx
  const [block, balance, { waiting, oldestWaiting, failed }] = await Promise.all([
    chain.client.getBlockNumber({ cacheTime: 0 }),
    chain.client.getBalance({ address: chain.signer }),
    signerBacklog(ctx.db),
  ])
  const isStuck = isLate(oldestWaiting, ctx.clock())
  const facts = [
    fact(
      sentence('fact.chain'),
      chain.kind === 'embedded'
        ? sentence('value.inside')
        : sentence('value.external_chain', { chainId: chain.chainId }),
    ),
    fact(sentence('fact.newest_block'), String(block)),
    fact(sentence('fact.waiting_transactions'), waiting),
    fact(sentence('fact.oldest_waiting'), moment(oldestWaiting)),
    fact(sentence('fact.refused_transactions'), failed),
    fact(sentence('fact.account'), chain.signer),
    // The embedded chain's balance never runs out.
    ...(chain.kind === 'external'
      ? [fact(sentence('fact.balance'), `${amount.format(Number(formatEther(balance)))} ETH`)]
      : []),
  ]
  if (balance === 0n && chain.kind === 'external')
    return stateOf('attention', sentence('health.chain_account_empty'), facts)
  if (isStuck) return stateOf('attention', sentence('health.chain_late', { waiting }), facts)
  return stateOf('ok', sentence('health.chain_ok', { block: String(block) }), facts)
}
