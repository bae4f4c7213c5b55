import { measureGas } from '../../registry/tools/gas.ts'
import type { Section } from './report.ts'

/** Measures the gas of every kind of transaction again with the registry's own tool (its table: registry/gas.md). */
export async function gasSection(): Promise<Section> {
  const rows = await measureGas()
  const gasOf = (what: string) => {
    const row = rows.find((one) => one.what === what)
    if (!row) throw new Error(`The registry's gas table has no row "${what}": correct it here`)
    return row.gas
  }
  const checkpoints = ['1 certificate', '1,000 certificates', '100,000 certificates']
  return {
    title: 'Gas',
    how: 'Whole transactions, each sent once to a local chain of the hardfork Osaka; both logs grow by the same number.',
    tables: [
      [
        ['transaction', 'gas', 'to compare'],
        ...rows.map(({ what, gas, compare }) => [what, gas.toLocaleString('en'), compare]),
      ],
    ],
    comparisons: [
      ...checkpoints.map((size) => ({
        what: `checkpoint of ${size}, tokens included`,
        found: gasOf(`record, ${size} more`).toLocaleString('en'),
        goal: 'at most 95,000',
      })),
      {
        what: 'gas per certificate in a checkpoint of 100,000',
        found: (Number(gasOf('record, 100,000 certificates more')) / 100_000).toFixed(2),
        goal: 'below 1 (a tutorial NFT: 148,761)',
      },
      {
        what: 'delivery to a new wallet',
        found: gasOf('deliver, to a new wallet').toLocaleString('en'),
        goal: 'at most 80,000',
      },
    ],
  }
}
