import type { Report } from '@credenza/document'
import type { Words } from '@credenza/languages/words'
import { type StatementLine, zonedDay } from '@credenza/schema'
import type { PartyAccount } from './party-account.ts'

/** A longer month is summarised: nobody reads that many pages, and the CSV has every line. */
export const mostLines = 1_000

/** Lines that differ only in the certificate. */
interface Group {
  line: StatementLine
  count: number
}

/** How to write the table: in which words, time zone and number format. */
interface Style {
  words: Words['document']['statement']
  timeZone: string
  money: (fils: number) => string
}

type Table = Pick<Report, 'columns' | 'amounts' | 'wide' | 'rows'>

interface Read extends Table {
  /** Charged fees before the platform's share. */
  feesFils: number
  sharesFils: number
  paymentsFils: number
}

/** A month as the table of a report: every line, or, if there are too many, similar ones grouped. */
export async function readRows(
  lines: AsyncIterable<StatementLine>,
  account: PartyAccount['name'],
  style: Style,
): Promise<Read> {
  const first: StatementLine[] = []
  const groups = new Map<string, Group>()
  const sums = { fee: 0, share: 0, payment: 0 }
  let count = 0
  for await (const line of lines) {
    count += 1
    if (count <= mostLines) first.push(line)
    sums[line.kind === 'settlement' ? 'payment' : 'fee'] += line.amountFils + line.shareFils
    sums.share += line.shareFils
    const key = keyOf(line)
    groups.set(key, { line, count: (groups.get(key)?.count ?? 0) + 1 })
  }
  const table =
    count <= mostLines ? oneByOne(first, account, style) : together([...groups.values()], account, style)
  return { ...table, feesFils: sums.fee, sharesFils: sums.share, paymentsFils: sums.payment }
}

const keyOf = (line: StatementLine): string =>
  line.kind === 'fee' ? JSON.stringify([line.certificateType, line.party, line.amountFils]) : line._id

function oneByOne(
  lines: readonly StatementLine[],
  account: PartyAccount['name'],
  { words, timeZone, money }: Style,
): Table {
  return {
    columns: [words.item, words.holder, words.with[account], words.date, words.amount],
    amounts: 1,
    wide: 3,
    rows: lines.map((line) => [
      line.certificateTitle || nameOf(line, words),
      line.certificateId !== '' && line.holder === '' ? words.erased : line.holder,
      line.party,
      zonedDay(line.at, timeZone).split('-').reverse().join('/'),
      money(line.amountFils),
    ]),
  }
}

function together(groups: readonly Group[], account: PartyAccount['name'], { words, money }: Style): Table {
  return {
    columns: [words.item, words.with[account], words.number, words.each, words.amount],
    amounts: 3,
    wide: 2,
    rows: groups.map(({ line, count }) => [
      nameOf(line, words),
      line.party,
      String(count),
      money(line.amountFils),
      money(line.amountFils * count),
    ]),
  }
}

const nameOf = (line: StatementLine, words: Words['document']['statement']): string =>
  line.kind === 'fee' ? line.certificateType : `${words[labels[line.kind]]} ${line.reference}`

const labels = { settlement: 'payment', credit: 'creditNote', rounding: 'rounding' } as const
