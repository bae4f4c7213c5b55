import { concatBytes, hexDecode, hexEncode } from '../bytes/bytes.ts'
import { utcSeconds } from '../issue/dates.ts'
import { packText, unpackText } from './packed-text.ts'
import type { PaperStatement } from './paper-statement.ts'

type Body = Omit<PaperStatement, 'host' | 'organisation'>

const dayMs = 86_400_000
/** Days from 0000-01-01 to 1970-01-01. */
const daysBefore1970 = 719_528
const fixed = {
  id: 16,
  documentHash: 32,
  publicKey: 32,
  signedAt: 4,
  date: 3,
  until: 3,
  list: 3,
  index: 3,
} as const

/**
 * Writes a statement: id 16 bytes, document hash 32, key 32, time of signing 4, date 3, last day 3 (0: none), status list 3,
 * place in it 3, then name, title and issuer as packed texts. Each statement has exactly one such form.
 */
export function writeBody(body: Body): Uint8Array {
  return concatBytes(
    hexDecode(body.id.slice('urn:uuid:'.length).replaceAll('-', '')),
    body.documentHash,
    body.publicKey,
    inBytes(4, Date.parse(body.signedAt) / 1000),
    inBytes(3, daysOf(body.date)),
    inBytes(3, body.until === '' ? 0 : daysOf(body.until)),
    inBytes(3, body.status.list),
    inBytes(3, body.status.index),
    packText(body.name),
    packText(body.title),
    packText(body.issuer),
  )
}

/** Reads all bytes that `writeBody` wrote. Throws a `TypeError` or `RangeError` for anything else. */
export function readBody(bytes: Uint8Array): Body {
  let at = 0
  const take = (length: number): Uint8Array => {
    if (at + length > bytes.length) throw new RangeError('The statement is cut off')
    at += length
    return bytes.slice(at - length, at)
  }
  const number = (length: number) => take(length).reduce((sum, byte) => sum * 256 + byte, 0)
  const text = () => {
    const { text, end } = unpackText(bytes, at)
    at = end
    return text
  }
  const id = uuidOf(take(fixed.id))
  const documentHash = take(fixed.documentHash)
  const publicKey = take(fixed.publicKey)
  const signedAt = utcSeconds(new Date(number(fixed.signedAt) * 1000))
  const date = dayOf(number(fixed.date))
  const lastDay = number(fixed.until)
  const status = { list: number(fixed.list), index: number(fixed.index) }
  const [name, title, issuer] = [text(), text(), text()]
  if (at !== bytes.length) throw new RangeError('The statement is followed by something else')
  return {
    id,
    documentHash,
    publicKey,
    signedAt,
    date,
    until: lastDay === 0 ? '' : dayOf(lastDay),
    status,
    name,
    title,
    issuer,
  }
}

function inBytes(length: number, value: number): Uint8Array {
  if (!Number.isInteger(value) || value < 0 || value >= 256 ** length)
    throw new RangeError('The number does not fit')
  return Uint8Array.from({ length }, (_, i) => Math.floor(value / 256 ** (length - 1 - i)) % 256)
}

const daysOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs + daysBefore1970

/** Writes a count of days as a date. Throws a `RangeError` beyond the year 9999, whose dates have another form. */
function dayOf(days: number): string {
  const day = new Date((days - daysBefore1970) * dayMs).toISOString().slice(0, 10)
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw new RangeError('The date is too far away')
  return day
}

function uuidOf(bytes: Uint8Array): string {
  const hex = hexEncode(bytes)
  const groups = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)]
  return `urn:uuid:${groups.join('-')}`
}
