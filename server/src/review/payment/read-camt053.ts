import { currency } from '@credenza/schema'
import { SaxesParser } from 'saxes'
import { type BankEntry, filsOf, isDay, keyed, UnreadableStatement } from './bank-entry.ts'

const deepest = 40

interface Reading {
  amount: string
  currency: string
  sign: string
  status: string
  day: string
  bankId: string
  isReversal: string
  texts: string[]
}

/** Where an entry has which field: the end of the path below `Ntry` (ISO 20022, camt.053.001.02 to .13). */
const places: [end: string, field: Exclude<keyof Reading, 'texts' | 'currency'>][] = [
  ['Amt', 'amount'],
  ['CdtDbtInd', 'sign'],
  ['RvslInd', 'isReversal'],
  ['Sts', 'status'],
  ['Sts/Cd', 'status'],
  ['BookgDt/Dt', 'day'],
  ['BookgDt/DtTm', 'day'],
  ['AcctSvcrRef', 'bankId'],
]
const wordy =
  /(RmtInf\/Ustrd|RmtInf\/Strd\/CdtrRefInf\/Ref|Refs\/EndToEndId|NtryRef|AddtlNtryInf|AddtlTxInf)$/

/**
 * The booked credits in dirhams of a bank-to-customer statement (ISO 20022 camt.053). Leaves out pending entries, debits and
 * reversals. Throws UnreadableStatement for anything else, and for a document type declaration.
 */
export function readCamt053(xml: string): BankEntry[] {
  const entries: Reading[] = []
  const path: string[] = []
  let entry: Reading | undefined
  let isStatement = false
  const unreadable = () => {
    throw new UnreadableStatement('not a camt.053 statement')
  }
  const parser = new SaxesParser({ position: false })
  parser.on('error', unreadable)
  parser.on('doctype', unreadable)
  parser.on('opentag', ({ name, attributes }) => {
    const local = name.slice(name.indexOf(':') + 1)
    path.push(local)
    if (path.length > deepest) unreadable()
    isStatement ||= local === 'BkToCstmrStmt'
    if (local === 'Ntry') {
      entry = {
        amount: '',
        currency: '',
        sign: '',
        status: '',
        day: '',
        bankId: '',
        isReversal: '',
        texts: [],
      }
    } else if (entry && path.at(-2) === 'Ntry' && local === 'Amt')
      entry.currency = String(attributes.Ccy ?? '')
  })
  parser.on('text', (text) => {
    if (!entry || text.trim() === '') return
    const at = path.join('/')
    const below = at.slice(at.lastIndexOf('Ntry/') + 'Ntry/'.length)
    const place = at.includes('/NtryDtls/') ? undefined : places.find(([end]) => end === below)
    if (place) entry[place[1]] += text
    else if (wordy.test(below)) entry.texts.push(text.trim())
  })
  parser.on('closetag', () => {
    if (path.pop() !== 'Ntry' || !entry) return
    entries.push(entry)
    entry = undefined
  })
  parser.write(xml).close()
  if (!isStatement) unreadable()
  return keyed(entries.filter(isBookedCredit).map(toEntry))
}

const isBookedCredit = ({ sign, status, isReversal, currency: given }: Reading): boolean =>
  sign.trim() === 'CRDT' &&
  (status.trim() === 'BOOK' || status === '') &&
  isReversal.trim() !== 'true' &&
  given === currency

function toEntry({ amount, day, bankId, texts }: Reading) {
  const amountFils = filsOf(amount)
  const booked = day.trim().slice(0, 10)
  if (amountFils === undefined || !isDay(booked))
    throw new UnreadableStatement('an entry without amount or day')
  return { bankId: bankId.trim(), day: booked, amountFils, text: texts.join(' ') }
}
