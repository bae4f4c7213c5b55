import type { Report } from '@credenza/document'
import { words as allWords, type Words } from '@credenza/languages/words'
import { type Balance, formatMoney, printedForm, type StatementLine, zonedDay } from '@credenza/schema'
import { languageOf } from '@credenza/schema/languages'
import { readRows } from './statement-rows.ts'

export interface StatementFacts {
  /** Whose statement it is, by name. */
  party: string
  balance: Balance
  /** 'YYYY-MM' */
  month: string
  language: Report['language']
  /** The time zone for the days of its lines. The month itself is in UTC, as recorded. */
  timeZone: string
  now: Date
}

/** A month's statement as a document: the changes of the balance, its sums, and how to pay what is owed. */
export async function statementReport(
  lines: AsyncIterable<StatementLine>,
  { party, balance, month, language, timeZone, now }: StatementFacts,
): Promise<Report> {
  const words = allWords[language].document.statement
  const { locale } = languageOf(language)
  const money = (fils: number) => formatMoney(fils, locale)
  const { feesFils, sharesFils, paymentsFils, ...table } = await readRows(lines, balance.account, {
    words,
    timeZone,
    money,
  })
  const { openingFils, closingFils } = standingIn(balance.months, month)
  const monthName = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return {
    language,
    title: words.title,
    date: zonedDay(now.toISOString(), timeZone),
    facts: [
      { label: words.party, value: party },
      { label: words.month, value: monthName.format(new Date(`${month}-01T00:00:00Z`)) },
      ...(timeZone === 'UTC' ? [] : [{ label: words.timeZone, value: words.zone(timeZone) }]),
      ...paymentFacts(balance, words),
    ],
    ...table,
    sums: [
      { label: words.opening, value: money(openingFils) },
      { label: words.fees, value: money(feesFils) },
      ...(sharesFils === 0 ? [] : [{ label: words.platformShare, value: money(-sharesFils) }]),
      { label: words.payments, value: money(paymentsFils) },
      { label: words.closing, value: money(closingFils) },
    ],
  }
}

function paymentFacts({ payTo }: Balance, words: Words['document']['statement']): Report['facts'] {
  if (!payTo) return []
  const reference = { label: words.reference, value: printedForm(payTo.reference) }
  if (!payTo.account) return [reference]
  const { accountHolderName, bankName, iban, bic } = payTo.account
  return [
    reference,
    { label: words.accountHolder, value: `${accountHolderName}, ${bankName}` },
    { label: words.iban, value: printedForm(iban) },
    { label: words.bic, value: bic },
  ]
}

/** The balance at a month's start and end. A month without postings has that of the previous month's end. */
function standingIn(months: Balance['months'], month: string) {
  const latest = months.find((one) => one.month <= month)
  if (latest?.month === month) return latest
  const standing = latest?.closingFils ?? 0
  return { openingFils: standing, closingFils: standing }
}
