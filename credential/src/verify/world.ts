import { agreeingWithOthers, type VerifyEd25519, verifyEd25519 } from '../crypto/ed25519.ts'
import { type Sha256, sha256 } from '../crypto/sha256.ts'
import type { IssuerRecord, Ports } from './ports.ts'

/** A port's answer, or the fact that there is none. */
export type Reply<Value> = { ok: true; value: Value } | { ok: false }

/** The ports as the checks use them: nothing throws, nothing is asked twice, and no answer is awaited beyond the signal. */
export type World = Omit<Ports, 'crypto'> & {
  sha256: Sha256
  verifyEd25519: VerifyEd25519
  askDid: (did: string) => Promise<Reply<unknown>>
  askRecord: (did: string) => Promise<Reply<IssuerRecord | undefined>>
  askStatusList: (url: string) => Promise<Reply<unknown>>
  ask: <Value>(question: () => Promise<Value>) => Promise<Reply<Value>>
}

/** For each kind of question. Without a limit, a document with a thousand status lists would make us call a thousand hosts. */
const MOST_QUESTIONS = 50

/** When the deployment signed what it says about an organisation, in ISO 8601; undefined if it did not. */
export async function signedAt(did: string, { askRecord }: World): Promise<string | undefined> {
  const reply = await askRecord(did)
  return reply.ok ? reply.value?.asOf : undefined
}

export function openWorld(ports: Ports): World {
  const ask = <Value>(question: () => Promise<Value>) => askUntil(question, ports.signal)
  return {
    ...ports,
    sha256: ports.crypto?.sha256 ?? sha256,
    verifyEd25519:
      ports.crypto === undefined ? verifyEd25519 : agreeingWithOthers(ports.crypto.verifyEd25519),
    ask,
    askDid: once((did) => ask(() => ports.resolveDid(did))),
    askStatusList: once((url) => ask(() => ports.fetchStatusList(url))),
    askRecord: once(async (did) => {
      const reply = await ask(() => ports.issuerRecord(did))
      return reply.ok && reply.value !== undefined && !isIssuerRecord(reply.value) ? { ok: false } : reply
    }),
  }
}

async function askUntil<Value>(
  question: () => Promise<Value>,
  signal: AbortSignal | undefined,
): Promise<Reply<Value>> {
  if (signal?.aborted) return { ok: false }
  const answered = Promise.resolve()
    .then(question)
    .then(
      (value): Reply<Value> => ({ ok: true, value }),
      (): Reply<Value> => ({ ok: false }),
    )
  if (signal === undefined) return answered
  let giveUp = () => {}
  const abandoned = new Promise<Reply<Value>>((resolve) => {
    giveUp = () => resolve({ ok: false })
    signal.addEventListener('abort', giveUp)
  })
  const reply = await Promise.race([answered, abandoned])
  signal.removeEventListener('abort', giveUp)
  return reply
}

function once<Value>(ask: (key: string) => Promise<Reply<Value>>): (key: string) => Promise<Reply<Value>> {
  const asked = new Map<string, Promise<Reply<Value>>>()
  return (key) => {
    const known = asked.get(key)
    if (known === undefined && asked.size === MOST_QUESTIONS) return Promise.resolve({ ok: false })
    const answer = known ?? ask(key)
    asked.set(key, answer)
    return answer
  }
}

function isIssuerRecord(value: unknown): value is IssuerRecord {
  const record = value as IssuerRecord | null
  return (
    typeof record === 'object' &&
    record !== null &&
    ['approved', 'pending', 'refused', 'struck-off'].includes(record.status) &&
    Array.isArray(record.roles)
  )
}
