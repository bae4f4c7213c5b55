import { isSignedStatement, verifyStatement } from '../issue/statement.ts'
import { instant, isObject } from '../json/values.ts'
import type { Dating } from './checks/dating.ts'
import { ed25519Key, findKey, isDidDocument } from './evidence/did-document.ts'
import type { World } from './world.ts'

/** A stolen key, and since when at the earliest; undefined if nobody can tell. */
export type Theft = { keyId: string; since: string | undefined }

/**
 * The earliest known theft of any of these keys, according to the organisation's record, a signed event in it, or the DID
 * document's `revoked`. The earliest of several times counts, so that no later claim weakens an earlier one.
 */
export async function theftOf(
  did: string,
  keyIds: readonly string[],
  world: World,
): Promise<Theft | undefined> {
  const [didReply, recordReply] = await Promise.all([world.askDid(did), world.askRecord(did)])
  const didDocument = didReply.ok && isDidDocument(didReply.value, did) ? didReply.value : undefined
  const record = recordReply.ok ? recordReply.value : undefined
  const thefts: Theft[] = []
  for (const keyId of keyIds) {
    const told = (record?.stolenKeys ?? []).filter((stolen) => stolen.keyId === keyId)
    thefts.push(...told.map(({ since }) => ({ keyId, since })))
    const revoked = didDocument && findKey(didDocument, did, keyId)?.revoked
    if (revoked !== undefined && !(instant(String(revoked)) > world.now.getTime()))
      thefts.push({ keyId, since: String(revoked) })
    for (const event of eventsAbout(keyId, record?.keyEvents)) {
      const isSound = await isOwnersEvent(event, { did, keyId, didDocument }, world)
      thefts.push({ keyId, since: isSound ? String(event.at) : undefined })
    }
  }
  return earliest(thefts)
}

/**
 * Where a document stands relative to the theft of its key. For 'after', the log's word is enough. 'before' must be proven,
 * since somebody with both the stolen key and the database can write any time into an entry.
 */
export async function standing(theft: Theft, date: Dating): Promise<'before' | 'after' | 'unknown'> {
  const since = instant(theft.since ?? '')
  const dated = await date()
  if (Number.isNaN(since) || dated === undefined) return 'unknown'
  if (dated.logged >= since) return 'after'
  return dated.proven !== undefined && dated.proven < since ? 'before' : 'unknown'
}

const eventsAbout = (keyId: string, events: unknown): Record<string, unknown>[] =>
  (Array.isArray(events) ? events : []).filter(
    (event) => isObject(event) && event.action === 'key-compromised' && event.keyId === keyId,
  )

/** Whether the organisation signed the event with a key other than the stolen one, which the thief has too. */
async function isOwnersEvent(
  event: Record<string, unknown>,
  {
    did,
    keyId,
    didDocument,
  }: { did: string; keyId: string; didDocument: Record<string, unknown> | undefined },
  world: World,
): Promise<boolean> {
  if (!isSignedStatement(event) || event.issuer !== did || event.verificationMethod === keyId) return false
  const method = didDocument && findKey(didDocument, did, event.verificationMethod)
  const publicKey = method && ed25519Key(method)
  return publicKey !== undefined && verifyStatement(event, publicKey, world.verifyEd25519)
}

function earliest(thefts: readonly Theft[]): Theft | undefined {
  const timeOf = ({ since }: Theft) => {
    const time = instant(since ?? '')
    return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time
  }
  return thefts.toSorted((a, b) => timeOf(a) - timeOf(b))[0]
}
