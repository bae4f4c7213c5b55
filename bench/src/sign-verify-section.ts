import type { Row } from './interleave.ts'
import { figure, type Section, times } from './report.ts'
import { benchSign } from './sign.ts'
import { benchVerify } from './verify.ts'

const how =
  'All in turn, round after round, on the same certificate, contexts and keys in memory; median rates per second of CPU time.'

/** Compares issuing with @digitalbazaar/vc and with a bare signature. */
export async function signSection(): Promise<Section> {
  const rows = await benchSign()
  const built = rate(rows, 'ours: build, hash, sign, serialise')
  const signed = rate(rows, 'ours: hash and sign')
  const bare = rate(rows, 'bare Ed25519')
  return {
    title: 'Hash and sign',
    how,
    tables: [rateTable(rows)],
    comparisons: [
      {
        what: 'ours, building and serialising included, against @digitalbazaar/vc 7.3.0 (eddsa-rdfc-2022)',
        found: times(built / rate(rows, '@digitalbazaar/vc')),
        goal: 'at least 30x',
      },
      {
        what: 'our hash and sign against a bare Ed25519 signature',
        found: times(signed / bare),
        goal: 'at least 0.4x',
      },
      {
        what: 'the same, building and serialising included',
        found: times(built / bare),
        goal: '-',
      },
    ],
  }
}

/** Compares checking form, signature, issuer and period with @digitalbazaar/vc. */
export async function verifySection(): Promise<Section> {
  const rows = await benchVerify()
  const ratio = rate(rows, 'ours: verifyCertificate') / rate(rows, '@digitalbazaar/vc')
  return {
    title: 'Verify',
    how,
    tables: [rateTable(rows)],
    comparisons: [
      {
        what: 'ours against @digitalbazaar/vc 7.3.0 (eddsa-rdfc-2022)',
        found: times(ratio),
        goal: 'at least 15x',
      },
    ],
  }
}

function rate(rows: readonly Row[], name: string): number {
  const row = rows.find((one) => one.name.startsWith(name))
  if (!row) throw new Error(`No contender's name begins with "${name}": correct it here`)
  return row.perSecond
}

const rateTable = (rows: readonly Row[]): string[][] => [
  ['contender', 'per second', 'to @digitalbazaar/vc'],
  ...rows.map(({ name, perSecond, ratio }) => [name, figure(perSecond), times(ratio)]),
]
