import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Address, createClient, type Hex, http } from 'viem'
import { sendTransaction, waitForTransactionReceipt } from 'viem/actions'
import { deployData, encodeBurn, encodeDeliver, encodeRecord } from '../src/index.ts'
import { startAnvil } from './anvil.ts'
import { registryFolder } from './compile.ts'

/** The committed table. `node tools/gas.ts` rewrites it, and the test compares it. */
export const gasTablePath = join(registryFolder, 'gas.md')

type Row = { what: string; gas: bigint; compare: string }

/** Sends each kind of transaction once on a chain of the Osaka hardfork, and reads the gas from its receipt. */
export async function measureGas(): Promise<Row[]> {
  const anvil = await startAnvil('osaka')
  try {
    return await measure(anvil.url)
  } finally {
    await anvil.stop()
  }
}

async function measure(url: string): Promise<Row[]> {
  const client = createClient({ transport: http(url), pollingInterval: 10 })
  const [owner = '0x', custodian = '0x'] = (await client.request({
    method: 'eth_accounts',
    params: undefined,
  })) as Address[]
  const rows: Row[] = []
  let registry: Address | null | undefined

  async function send(what: string, data: Hex, compare = ''): Promise<void> {
    const account = what.startsWith('deliver') || what.startsWith('burn') ? custodian : owner
    const hash = await sendTransaction(client, { account, to: registry, data, chain: null })
    const receipt = await waitForTransactionReceipt(client, { hash })
    if (receipt.status !== 'success') throw new Error(`${what} failed: see the contract tests`)
    registry ??= receipt.contractAddress
    rows.push({ what, gas: receipt.gasUsed, compare })
  }
  const record = (what: string, certificates: number, statements: number, compare?: string) =>
    send(`record, ${what}`, encodeRecord(head(certificates), head(statements)), compare)
  const deliver = (what: string, index: number, to: number, compare?: string) =>
    send(`deliver, ${what}`, encodeDeliver(index, address(to)), compare)
  const burn = (what: string, index: number, compare?: string) =>
    send(`burn, ${what}`, encodeBurn(index), compare)

  const deployment = { admin: owner, anchorer: owner, custodian, ...wording }
  await send('deploy', deployData(deployment), 'trial, two contracts: 1.02 M and 2.23 M')
  await record('the first of a registry', 1, 1)
  await record('1 certificate more', 2, 2, 'goal: at most 95,000')
  await record('1,000 certificates more', 1_002, 1_002, 'goal: at most 95,000')
  await record(
    '100,000 certificates more',
    101_002,
    101_002,
    'goal: at most 95,000; tutorial NFT: 148,761 for one',
  )
  await record('the same again', 101_002, 101_002, 'trial, one log: 26,648')
  await record('statements log only', 101_002, 101_003)
  await deliver('the first of all', 0, 1)
  await deliver('to a new wallet', 1, 2, 'goal: at most 80,000; trial: 75,729')
  await deliver('to a wallet that has one', 2, 2)
  await burn('in custody, first of its 256', 300, 'trial, with proof, first bit: 70,351 to 79,158')
  await burn('in custody, a later one', 301)
  await burn('delivered', 1)
  return rows
}

/** The text of gas.md, with its columns aligned as the formatter aligns them. */
export function gasTable(rows: Row[]): string {
  const cells = rows.map(({ what, gas, compare }) => ({ what, gas: gas.toLocaleString('en'), compare }))
  const width = (column: 'what' | 'gas' | 'compare') => Math.max(...cells.map((row) => row[column].length))
  const [what, gas, compare] = [width('what'), width('gas'), width('compare')]
  return [
    '# Gas',
    '',
    'Whole transactions, both logs grown by the same number unless said otherwise, hardfork Osaka. Written by',
    '`npm run gas`; the test fails when a figure changes.',
    '',
    `| ${'transaction'.padEnd(what)} | ${'gas'.padStart(gas)} | ${'to compare'.padEnd(compare)} |`,
    `| ${'-'.repeat(what)} | ${'-'.repeat(gas - 1)}: | ${'-'.repeat(compare)} |`,
    ...cells.map(
      (row) => `| ${row.what.padEnd(what)} | ${row.gas.padStart(gas)} | ${row.compare.padEnd(compare)} |`,
    ),
    '',
  ].join('\n')
}

const wording = {
  name: 'Credenza certificates',
  symbol: 'CREDENZA',
  pageUrlPrefix: 'https://certificates.example/number/',
}

// Without zero bytes, which would be cheaper than those of a real root or wallet.
function head(size: number): { size: number; root: Hex } {
  return { size, root: `0x${(size % 99).toString().padStart(2, '1').repeat(32)}` }
}

function address(n: number): Address {
  return `0x${`${n}f`.repeat(20)}`
}

if (import.meta.main) writeFileSync(gasTablePath, gasTable(await measureGas()))
