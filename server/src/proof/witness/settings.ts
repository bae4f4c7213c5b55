import { type NoteKey, parseVerifierKey, parseWitnessKeys } from '@credenza/credential/log'
import { MOST_WITNESSES } from '@credenza/credential/verify'

/** A witness that we ask to sign our logs. */
export interface AskedWitness {
  name: string
  /** C2SP verifier key, as configured. */
  verifierKey: string
  key: NoteKey
  /** Its submission prefix, without a slash at the end. */
  url: string
}

export interface AskedWitnesses {
  quorum: number
  list: AskedWitness[]
}

const form =
  'write "2 of KEY URL, KEY URL": how many must sign, then the verifier key and the address of each witness'

/** Reads WITNESSES. Throws a `TypeError` that says what is wrong. */
export function parseWitnesses(text: string): AskedWitnesses {
  const [, count, rest = ''] = /^\s*(\d{1,2})\s+of\s+(.+)$/s.exec(text) ?? []
  const parts = entriesOf(rest).map((entry) => entry.split(/\s+/))
  if (count === undefined || !parts.every(({ length }) => length === 2)) throw new TypeError(form)
  const verifierKeys = parts.map(([key]) => key!)
  const keys = parseWitnessKeys(verifierKeys)
  const list = parts.map(([verifierKey, url], i) => ({
    name: keys[i]!.name,
    verifierKey: verifierKey!,
    key: keys[i]!,
    url: submissionPrefix(url!),
  }))
  const quorum = Number(count)
  if (list.length > MOST_WITNESSES) throw new TypeError(`at most ${MOST_WITNESSES} witnesses are asked`)
  if (quorum < 1 || quorum > list.length)
    throw new TypeError(`${quorum} of ${list.length} witnesses cannot be what must sign`)
  return { quorum, list }
}

/**
 * Reads WITNESS_FOR: verifier keys of logs, by origin. A log's origin is the name of its key, unless another origin precedes
 * the key. Throws a `TypeError` that says what is wrong.
 */
export function parseWitnessFor(text: string): Map<string, NoteKey[]> {
  const logs = new Map<string, NoteKey[]>()
  for (const entry of entriesOf(text)) {
    const [, origin, verifierKey] = /^(?:(.+)\s)?(\S+)$/.exec(entry) ?? []
    if (!verifierKey) throw new TypeError(logForm)
    const key = verifierKeyIn(verifierKey)
    const name = origin?.trim() || key.name
    logs.set(name, [...(logs.get(name) ?? []), key])
  }
  if (logs.size === 0) throw new TypeError('name the verifier keys of the logs to be witnessed')
  return logs
}

const logForm = 'write the verifier key of each log, name+id+key, with commas between'

function verifierKeyIn(text: string): NoteKey {
  try {
    return parseVerifierKey(text)
  } catch (error) {
    throw new TypeError(`${(error as Error).message}; ${logForm}`)
  }
}

const entriesOf = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

function submissionPrefix(url: string): string {
  const { protocol, search, hash, username, password } = URL.canParse(url) ? new URL(url) : new URL('none:')
  if (!['http:', 'https:'].includes(protocol) || search || hash || username || password)
    throw new TypeError(`${form}. An address begins with https and has neither a query nor a password`)
  return url.replace(/\/+$/, '')
}
