import type { HealthPart } from '@credenza/schema'
import { formatEther } from 'viem'
import type { Context } from '../../context.ts'
import { signerBacklog } from '../../platform/chain/signer/backlog.ts'
import { counted, isLate, moment } from './words.ts'

export async function chainHealth(ctx: Context): Promise<Omit<HealthPart, 'part'>> {
  const { chain } = ctx
  const [block, balance, { waiting, oldestWaiting, failed }] = await Promise.all([
    chain.client.getBlockNumber({ cacheTime: 0 }),
    chain.client.getBalance({ address: chain.signer }),
    signerBacklog(ctx.db),
  ])
  const isStuck = isLate(oldestWaiting, ctx.clock())
  const facts = [
    {
      label: 'Chain',
      value: chain.kind === 'embedded' ? 'inside this installation' : `external, ${chain.chainId}`,
    },
    { label: 'Newest block', value: String(block) },
    { label: 'Waiting transactions', value: String(waiting) },
    { label: 'Oldest waiting', value: moment(oldestWaiting) },
    { label: 'Refused transactions', value: String(failed) },
    { label: 'Account', value: chain.signer },
    { label: 'Balance', value: formatEther(balance) },
  ]
  if (balance === 0n && chain.kind === 'external') {
    return { state: 'attention', summary: 'The account that pays for transactions is empty.', facts }
  }
  if (isStuck) {
    const wait = waiting === 1 ? 'waits' : 'wait'
    return {
      state: 'attention',
      summary: `${counted(waiting, 'transaction')} ${wait}, some for more than ten minutes.`,
      facts,
    }
  }
  return { state: 'ok', summary: `The chain answers; its newest block is ${block}.`, facts }
}
