import { instant, isObject } from '../../json/values.ts'
import { getStatus, STATUS_LIST_ENTRIES } from '../../status/bits.ts'
import { decodeOlderStatusList, decodeStatusList } from '../../status/encoding.ts'
import { listValidMs } from '../../status/validity.ts'
import type { Check } from '../answers.ts'
import type { Credential } from '../document/credential.ts'
import { readSigned } from '../document/read-signed.ts'
import { clocksDifferMs } from '../evidence/signed-answer.ts'
import { finding } from '../findings.ts'
import type { Origin } from '../origin.ts'
import { theftOf } from '../stolen-keys.ts'
import type { World } from '../world.ts'
import { checkRevocationList } from './check-revocation-list.ts'
import { checkSignature } from './check-signature.ts'
import { issuerProofs, keyIdOf } from './proof-options.ts'
import { readStatusIndex } from './status-index.ts'

type Entry = Record<string, unknown>

/** The terms of a kind of list: in the entry, and in the list's subject. */
type ListKind = {
  list: string
  index: string
  /** Where a kind has no purposes, all its lists revoke. */
  purpose: string | undefined
  subject: string
  encodedList: string
  decode: (encodedList: string) => Promise<Uint8Array>
}

const BITSTRING = 'BitstringStatusListEntry'
const STATUS_LIST_2021 = 'https://w3id.org/vc/status-list#'
const REVOCATION_LIST_2020 = 'https://w3id.org/vc-revocation-list-2020#'
const REVOCATION_LIST_BY_ID = 'https://purl.imsglobal.org/spec/vcrl/v1p0/context.json#1EdTechRevocationList'

/**
 * Bitstring lists by the type of their entries: the standard's, and those of two earlier drafts. The drafts' terms are full
 * names here, as they are signed, since the standard uses the same short names.
 */
const KINDS = new Map<string, ListKind>([
  [
    BITSTRING,
    {
      list: 'statusListCredential',
      index: 'statusListIndex',
      purpose: 'statusPurpose',
      subject: 'BitstringStatusList',
      encodedList: 'encodedList',
      decode: decodeStatusList,
    },
  ],
  [
    `${STATUS_LIST_2021}StatusList2021Entry`,
    {
      list: `${STATUS_LIST_2021}statusListCredential`,
      index: `${STATUS_LIST_2021}statusListIndex`,
      purpose: `${STATUS_LIST_2021}statusPurpose`,
      subject: `${STATUS_LIST_2021}StatusList2021`,
      encodedList: `${STATUS_LIST_2021}encodedList`,
      decode: decodeOlderStatusList,
    },
  ],
  [
    `${REVOCATION_LIST_2020}RevocationList2020Status`,
    {
      list: `${REVOCATION_LIST_2020}revocationListCredential`,
      index: `${REVOCATION_LIST_2020}revocationListIndex`,
      purpose: undefined,
      subject: `${REVOCATION_LIST_2020}RevocationList2020`,
      encodedList: `${REVOCATION_LIST_2020}encodedList`,
      decode: decodeOlderStatusList,
    },
  ],
])

/**
 * Checks one status entry of a credential. Issuers of this deployment keep one kind of list, themselves; for others we accept
 * every kind we know, and lists that somebody else keeps.
 */
export async function checkStatusEntry(
  entry: Entry,
  credential: Credential,
  origin: Origin,
  world: World,
): Promise<Check> {
  const types = [entry.type].flat()
  if (origin === 'elsewhere' && types.includes(REVOCATION_LIST_BY_ID))
    return checkRevocationList(entry, credential, world)
  const known = origin === 'here' ? [BITSTRING] : [...KINDS.keys()]
  const kind = KINDS.get(known.find((type) => types.includes(type)) ?? '')
  if (kind === undefined) return finding('status-type-unknown', { type: nameOf(types) })
  return checkBit(entry, kind, { origin, issuerId: credential.issuerId }, world)
}

/** The bit that an entry points to (Bitstring Status List v1.0 §3.2). `issuerId` is the credential's. */
async function checkBit(
  entry: Entry,
  kind: ListKind,
  { origin, issuerId }: { origin: Origin; issuerId: string },
  world: World,
): Promise<Check> {
  const url = entry[kind.list]
  const [purpose, ...otherPurposes] = purposesOf(entry, kind)
  const index = readStatusIndex(entry[kind.index])
  const size = readStatusIndex(entry.statusSize ?? 1)
  const isComplete = typeof url === 'string' && typeof purpose === 'string' && otherPurposes.length === 0
  if (!isComplete || index === undefined || !isSize(size)) return finding('status-entry-incomplete')
  const reply = await world.askStatusList(url)
  if (!reply.ok) return finding('status-list-unreachable', { url })
  const list = await soundList(reply.value, url, origin, world)
  if (list === undefined) return finding('status-list-unsound', { url })
  // Only a soundly signed list is evidence, even of belonging to somebody else. The standard lets others keep a credential's
  // list (§2.2), since the signed entry names it; our deployment does not.
  if (origin === 'here' && list.issuerId !== issuerId) return finding('status-list-of-another', { url })
  if (!isInForce(list, origin, world)) return finding('status-list-stale', { url })
  const isSet = await readBits(list, kind, { purpose, index, size })
  if (isSet === undefined) return finding('status-list-unsound', { url })
  if (!isSet) return finding('not-revoked')
  if (purpose === 'revocation') return finding('revoked')
  return finding(purpose === 'suspension' ? 'suspended' : 'not-revoked')
}

/** Whether any bit is set at this place of the list; `undefined` for a list of another kind, purpose or length. */
async function readBits(
  { document }: Credential,
  kind: ListKind,
  { purpose, index, size }: { purpose: string; index: number; size: number },
): Promise<boolean | undefined> {
  const [subject, ...more] = [document.credentialSubject].flat()
  if (!isObject(subject) || more.length > 0 || ![subject.type].flat().includes(kind.subject)) return undefined
  if (!purposesOf(subject, kind).includes(purpose)) return undefined
  try {
    const bits = await kind.decode(String(subject[kind.encodedList]))
    if ((bits.length * 8) / size < STATUS_LIST_ENTRIES) return undefined
    return Array.from({ length: size }, (_, i) => getStatus(bits, index * size + i)).includes(true)
  } catch {
    return undefined
  }
}

/** What an entry or a list is for; an entry has one purpose, a list may have several (§2.2). */
function purposesOf(value: Record<string, unknown>, { purpose }: ListKind): unknown[] {
  return purpose === undefined ? ['revocation'] : [value[purpose]].flat()
}

/** A list as its own issuer signed it; `undefined` if it did not, or if it is not the list that was asked for. */
async function soundList(
  value: unknown,
  url: string,
  origin: Origin,
  world: World,
): Promise<Credential | undefined> {
  const reading = isObject(value) ? await readSigned(value, world) : undefined
  if (!reading?.ok || (origin === 'here' && !reading.signed.isOurForm)) return undefined
  const { credential } = reading.signed
  const signature = await checkSignature(reading.signed, origin, world)
  const isSound = signature.answer === 'passed' && isNamed(credential.id, url, origin)
  return isSound && (await isByOwner(credential, world)) ? credential : undefined
}

/**
 * Whether the list's key was not stolen, or the list is from before the theft. Only the list itself says when it was made, so
 * after a theft we accept it only for as long as our lists are valid.
 */
async function isByOwner(list: Credential, world: World): Promise<boolean> {
  const theft = await theftOf(list.issuerId, issuerProofs(list).map(keyIdOf), world)
  if (theft === undefined) return true
  const from = instant(list.validFrom ?? '')
  return from < instant(theft.since ?? '') && world.now.getTime() - from < listValidMs
}

/**
 * Whether a list still holds. The standard requires no end. Ours hold for a day, so that nobody can show an old copy for longer,
 * or one that was signed in advance.
 */
function isInForce({ validFrom = '', validUntil }: Credential, origin: Origin, world: World): boolean {
  if (validUntil === undefined) return origin === 'elsewhere'
  const end = instant(validUntil)
  const leftMs = end - world.now.getTime()
  if (origin === 'elsewhere') return leftMs >= 0
  return leftMs >= 0 && leftMs <= listValidMs + clocksDifferMs && end - instant(validFrom) <= listValidMs
}

/** Whether the list names itself by its address; a foreign one may omit that (Bitstring Status List v1.0 §2.2). */
function isNamed(id: string | undefined, url: string, origin: Origin): boolean {
  return id === url || (id === undefined && origin === 'elsewhere')
}

/** Bits per entry (§2.1). Nobody publishes more than eight, and reading them would cost time. */
function isSize(size: number | undefined): size is number {
  return size !== undefined && size > 0 && size <= 8
}

/** The type for display: a term or a URL, never free text from the document. */
function nameOf(types: unknown[]): string {
  return String(types.find((type) => typeof type === 'string' && /^[\w:/.#-]{1,100}$/.test(type)) ?? '')
}
