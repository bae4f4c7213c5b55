import { randomBytes } from './random-bytes.ts'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** The bytes as one big-endian number, with this many digits of five bits. */
function base32(bytes: Uint8Array, length: number): string {
  let out = ''
  let next = bytes.length
  let bits = 0
  let value = 0
  for (let i = 0; i < length; i++) {
    if (bits < 5 && next > 0) {
      value |= bytes[--next]! << bits
      bits += 8
    }
    out = alphabet[value & 31]! + out
    value >>= 5
    bits -= 5
  }
  return out
}

let lastMs = 0
let counter = 0

/**
 * A UUID version 7 (RFC 9562) as 26 base32 characters. Sorts by time, and within one process in the order of the calls, because
 * rand_a counts up within a millisecond (section 6.2, method 1).
 */
export function newSortableKey(nowMs: number = Date.now()): string {
  if (nowMs > lastMs) {
    lastMs = nowMs
    counter = randomBytes(1)[0]!
  } else if (++counter > 0xfff) {
    lastMs++
    counter = 0
  }
  const bytes = randomBytes(16)
  bytes.writeUIntBE(lastMs, 0, 6)
  bytes.writeUInt16BE(0x7000 | counter, 6)
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return base32(bytes, 26)
}

/** 'org_' and 16 random base32 characters (80 bits). The ids of everything that the organisation owns begin with it. */
export const newOrganisationId = (): string => `org_${base32(randomBytes(10), 16)}`

export type TenantPrefix =
  | 'api'
  | 'hook'
  | 'msg'
  | 'cert'
  | 'stud'
  | 'cat'
  | 'imp'
  | 'file'
  | 'stmt'
  | 'batch'
  | 'dlv'
  | 'tpl'
  | 'img'
  | 'corr'
  | 'fee'
  | 'share'
  | 'check'
  | 'note'
  | 'att'
  | 'kev'
  | 'dep'
  | 'grp'
  | 'inv'
  | 'apr'
  | 'grant'
  | 'ask'
  | 'try'
  | 'lms'
  | 'crs'

/** An id such as 'cert_<organisation>_<sortable key>'. It names its tenant, so no look-up has to search for it. */
export function newTenantId(prefix: TenantPrefix, organisationId: string): string {
  return `${prefix}_${organisationId.slice(4)}_${newSortableKey()}`
}

const tenantId = /^([a-z]+)_([0-9a-hjkmnp-tv-z]{16})_[0-9a-hjkmnp-tv-z]{26}$/

/** The organisation that an id of this kind belongs to; undefined if it is not such an id. */
export function organisationOf(id: string, prefix: TenantPrefix): string | undefined {
  const match = tenantId.exec(id)
  return match && match[1] === prefix ? `org_${match[2]}` : undefined
}

/** Whether a text is an id of anything of this organisation. */
export const isOfOrganisation = (text: string, organisationId: string): boolean =>
  tenantId.exec(text)?.[2] === organisationId.slice(4)

/** 'acc_' and a sortable key: accounts belong to the deployment, not to one organisation. */
export const newAccountId = (): string => `acc_${newSortableKey()}`

/** 'key_' and a sortable key. */
export const newPasskeyId = (): string => `key_${newSortableKey()}`

/** 'mail_' and a sortable key: one email of the outbox. */
export const newMailId = (): string => `mail_${newSortableKey()}`

/** 'sup_' and a sortable key: an address that is sent no emails. */
export const newSuppressionId = (): string => `sup_${newSortableKey()}`

/** 'breach_' and a sortable key: one breach case of the deployment. */
export const newBreachId = (): string => `breach_${newSortableKey()}`

/** 'bnote_' and a sortable key: one note in a breach case. */
export const newBreachNoteId = (): string => `bnote_${newSortableKey()}`

/** 'hold_' and a sortable key: a hold belongs to the deployment. */
export const newHoldId = (): string => `hold_${newSortableKey()}`

/** 'txn_' and a sortable key: the ledger belongs to the deployment, since a transaction has two parties. */
export const newTransactionId = (): string => `txn_${newSortableKey()}`

/** 'shr_' and a sortable key: a share of review fees that the platform keeps from some time on. */
export const newPlatformShareId = (): string => `shr_${newSortableKey()}`

/** 'pay_' and a sortable key: a card payment of an organisation or a student. */
export const newCardPaymentId = (): string => `pay_${newSortableKey()}`

/** 'ref_' and a sortable key: a refund of a card payment. */
export const newCardRefundId = (): string => `ref_${newSortableKey()}`

/** 26 base32 characters with 128 random bits: the public name of a certificate, which cannot be guessed. */
export const newSlug = (): string => base32(randomBytes(16), 26)
