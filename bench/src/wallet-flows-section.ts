import { join } from 'node:path'
import { inOwnProcess } from './own-process.ts'
import { figure, type Section, times } from './report.ts'
import type { WalletFlowsRun } from './wallet-flows/process.ts'

const certificates = 500

/**
 * Measures what wallets ask of the server, next to a lower limit for each, and the whole way of certificates before and
 * after.
 */
export async function walletFlowsSection(): Promise<Section> {
  const program = join(import.meta.dirname, 'wallet-flows/process.ts')
  const { flows, wholeWay } = await inOwnProcess<WalletFlowsRun>(program, certificates)
  let floor = 1
  const rows = Object.entries(flows).map(([name, ms]) => {
    if (name.startsWith('floor')) floor = ms
    return [name, figure(ms), times(ms / floor)]
  })
  const way = (wholeWay.before + wholeWay.after) / 2
  return {
    title: 'Wallet flows',
    how:
      `The server's own verbs over its Postgres, in turn for each of ${certificates} certificates; median milliseconds, each flow beside ` +
      'the floor above it. Issuing has five steps: offer, token, nonce, key proof, certificate. The whole way is create, sign, accept and log.',
    tables: [[['flow', 'ms', 'to its floor'], ...rows]],
    comparisons: [
      {
        what: 'whole way after forms were made on demand, against before',
        found: times(wholeWay.after / wholeWay.before),
        goal: 'at most 1.1x',
      },
      {
        what: 'an SD-JWT VC on demand, against the whole way of its certificate',
        found: times(flows['make an SD-JWT VC']! / way),
        goal: '-',
      },
    ],
  }
}
