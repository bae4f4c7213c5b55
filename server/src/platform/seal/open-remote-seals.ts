import { verify, type X509Certificate } from 'node:crypto'
import { isForDocuments } from '@credenza/document'
import type { Sealer } from '@credenza/document/seal'
import type { Log } from '../db/log.ts'
import { isSound } from '../keys/certificate-chain.ts'
import { openPipeline } from '../keys/store/in-pipeline.ts'
import { KeyStoreFailed } from '../keys/store/key-store.ts'
import { recently } from '../recently.ts'
import { type Csc, type CscCredential, openCsc } from './csc.ts'
import type { RemoteSealSettings } from './settings.ts'

/** Seals whose keys a provider holds. */
export interface RemoteSeals {
  has(organisationId: string): boolean
  /** The organisation's seal. Throws `KeyStoreFailed`, as its `sign` does, if the provider gives no usable one. */
  find(organisationId: string): Promise<Sealer>
  /** Its certificates, its own first. */
  certificates(organisationId: string): Promise<readonly X509Certificate[]>
}

/** How long a credential's certificates are cached. */
const freshMs = 10 * 60_000

/** Connects only when a seal is needed, so the server starts even if the provider is down. */
export function openRemoteSeals(settings: RemoteSealSettings, clock: () => Date, log: Log): RemoteSeals {
  const known = new Map<string, () => Promise<CscCredential>>()
  const csc = settings && openCsc(settings)
  const inTurn = openPipeline({ name: 'csc', atOnce: settings?.atOnce ?? 1, clock, log })
  for (const [organisationId, id] of settings?.credentials ?? [])
    known.set(
      organisationId,
      recently(freshMs, () => inTurn(() => usable(csc!, id, clock())).catch(inOurWords)),
    )
  const credentialOf = async (organisationId: string): Promise<CscCredential> => {
    const credential = await known.get(organisationId)!()
    if (!isSound(credential.chain, clock())) throw new KeyStoreFailed('unavailable.seal_refused')
    return credential
  }
  return {
    has: (organisationId) => known.has(organisationId),
    certificates: async (organisationId) => (await credentialOf(organisationId)).chain,
    find: async (organisationId) => {
      const credential = await credentialOf(organisationId)
      const [own, ...chain] = credential.chain
      return {
        certificate: own!.raw,
        chain: chain.map(({ raw }) => raw),
        sign: async (bytes) => {
          const signature = await inTurn(() => csc!.sign(credential, bytes)).catch(inOurWords)
          if (verify('sha256', bytes, own!.publicKey, signature)) return signature
          log.warn(
            { store: 'csc' },
            'A seal was not used: the provider answered with a signature of another key',
          )
          throw new KeyStoreFailed('unavailable.seal_refused')
        },
      }
    },
  }
}

async function usable(csc: Csc, id: string, now: Date): Promise<CscCredential> {
  const credential = await csc.read(id)
  if (credential && isSound(credential.chain, now) && isForDocuments(credential.chain[0]!.raw))
    return credential
  throw new KeyStoreFailed('unavailable.key_refused')
}

/** Says that a seal has failed, rather than an organisation's signing key. */
function inOurWords(error: unknown): never {
  if (!(error instanceof KeyStoreFailed)) throw error
  const isAway = error.sentence.key === 'unavailable.key_store'
  throw new KeyStoreFailed(isAway ? 'unavailable.seal' : 'unavailable.seal_refused', error)
}
