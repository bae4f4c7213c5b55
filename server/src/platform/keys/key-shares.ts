import { base32 } from 'multiformats/bases/base32'
import { combine, split } from 'shamir-secret-sharing'
import { sha256 } from '../sha256.ts'
import { masterKeyOf } from './keys.ts'

const format = 1
const idBytes = 4
const checksumBytes = 4

/**
 * Splits a master key into shares for printing. Any `needed` of them give the key, and fewer reveal nothing about it (Shamir,
 * over GF(2^8)). A share is written in groups of letters and digits: format, number needed, which key, the share itself, a
 * checksum.
 */
export async function splitKey(
  master: Uint8Array,
  { needed, shares }: { needed: number; shares: number },
): Promise<string[]> {
  const parts = await split(Uint8Array.from(master), shares, needed)
  return parts.map((part) => {
    const body = Buffer.concat([Uint8Array.of(format, needed), idOf(master), part])
    const text = base32.baseEncode(Buffer.concat([body, checksumOf(body)]))
    return text.toUpperCase().replaceAll(/(.{4})(?=.)/g, '$1-')
  })
}

/**
 * Joins shares into the key. Ignores case, spaces, dashes and anything before a colon. Throws if there are too few, and for a
 * share that is mistyped or belongs to another key, naming it by its place from 1 on.
 */
export async function joinKey(texts: readonly string[]): Promise<Uint8Array> {
  const shares = texts.map((text, i) => openShare(text, i + 1))
  const [first] = shares
  if (!first) throw new Error('Give one share in each line.')
  const stranger = shares.findIndex(({ id }) => !id.equals(first.id))
  if (stranger > 0) throw new Error(`Share ${stranger + 1} is of another key than share 1.`)
  const parts = [...new Map(shares.map(({ part }) => [part.toString('hex'), Uint8Array.from(part)])).values()]
  if (parts.length < first.needed)
    throw new Error(`${first.needed} different shares are needed, and there are ${parts.length}.`)
  const master = await combine(parts)
  if (!idOf(master).equals(first.id))
    throw new Error('These shares do not give the key that they were made from.')
  return master
}

interface Share {
  needed: number
  id: Buffer
  part: Buffer
}

function openShare(text: string, place: number): Share {
  const bytes = decoded(text.replace(/^.*:/, '').replaceAll(/[\s-]/g, ''))
  const body = bytes.subarray(0, -checksumBytes)
  if (body[0] !== format || !checksumOf(body).equals(bytes.subarray(-checksumBytes)))
    throw new Error(`Share ${place} is mistyped: compare it with the paper.`)
  return { needed: body[1]!, id: body.subarray(2, 2 + idBytes), part: body.subarray(2 + idBytes) }
}

function decoded(text: string): Buffer {
  try {
    return Buffer.from(base32.baseDecode(text.toLowerCase()))
  } catch {
    return Buffer.alloc(0)
  }
}

const checksumOf = (body: Uint8Array): Buffer => Buffer.from(sha256(body)).subarray(0, checksumBytes)
const idOf = (master: Uint8Array): Buffer => masterKeyOf(master).id
