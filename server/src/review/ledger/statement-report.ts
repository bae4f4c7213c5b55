import type { Report } from '@credenza/document'
import { type Balance, formatMoney, type StatementLine } from '@credenza/schema'
import { statementWords } from './statement-words.ts'

export interface StatementFacts {
  party: string
  /** 'YYYY-MM' */
  month: string
  standing: Pick<Balance['months'][number], 'openingFils' | 'closingFils'>
  language: Report['language']
  now: Date
}

/** Lines that differ only in the certificate. */
interface Group {
  what: string
  party: string
  eachFils: number
  count: number
}

/** A month's statement on paper: one line per kind of certificate and party, however many certificates. */
export async function statementReport(
  lines: AsyncIterable<StatementLine>,
  { party, month, standing, language, now }: StatementFacts,
): Promise<Report> {
  const words = statementWords[language]
  const groups = new Map<string, Group>()
  for await (const line of lines) {
    const what = line.kind === 'fee' ? line.certificateType : `${words.settlement} ${line.reference}`
    const key = JSON.stringify([what, line.party, line.amountFils, line.kind === 'fee' || line._id])
    const group = groups.get(key) ?? { what, party: line.party, eachFils: line.amountFils, count: 0 }
    groups.set(key, { ...group, count: group.count + 1 })
  }
  const monthName = new Intl.DateTimeFormat(words.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return {
    language,
    title: words.title,
    date: now.toISOString().slice(0, 10),
    facts: [
      { label: words.party, value: party },
      { label: words.month, value: monthName.format(new Date(`${month}-01T00:00:00Z`)) },
      { label: words.opening, value: formatMoney(standing.openingFils) },
    ],
    columns: words.columns,
    wide: 2,
    rows: [...groups.values()].map(({ what, party, eachFils, count }) => [
      what,
      party,
      String(count),
      formatMoney(eachFils),
      formatMoney(eachFils * count),
    ]),
    sums: [{ label: words.closing, value: formatMoney(standing.closingFils) }],
  }
}
