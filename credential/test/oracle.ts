import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import * as Ed25519Multikey from '@digitalbazaar/ed25519-multikey'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import * as vc from '@digitalbazaar/vc'
import { heldContexts } from '../src/json-ld/contexts.ts'
import type { TestIssuer } from './keys.ts'

/** Signs with @digitalbazaar/vc, an implementation that is not ours. */
export async function oracleIssue(document: object, issuer: TestIssuer, created: string) {
  const key = await Ed25519Multikey.from({
    id: issuer.verificationMethod,
    type: 'Multikey',
    controller: issuer.did,
    publicKeyMultibase: issuer.publicKeyMultibase,
    secretKeyMultibase: issuer.secretKeyMultibase,
  })
  const suite = new DataIntegrityProof({ cryptosuite, signer: key.signer(), date: created })
  return vc.issue({
    credential: structuredClone(document),
    suite,
    documentLoader: oracleLoader(issuer),
    now: created,
  })
}

/** Verifies signature and issuer with @digitalbazaar/vc; status is checked elsewhere. */
export async function oracleVerify(document: object, issuer: TestIssuer, now: string): Promise<boolean> {
  const result = await vc.verifyCredential({
    credential: structuredClone(document),
    suite: new DataIntegrityProof({ cryptosuite }),
    documentLoader: oracleLoader(issuer),
    now,
    checkStatus: async () => ({ verified: true }),
  })
  return result.verified
}

function oracleLoader(issuer: TestIssuer) {
  const key = {
    '@context': 'https://w3id.org/security/multikey/v1',
    ...issuer.didDocument.verificationMethod[0],
  }
  const documents = new Map<string, object>([
    ...heldContexts,
    ['https://www.w3.org/ns/did/v1', { '@context': {} }],
    [issuer.did, issuer.didDocument],
    [issuer.verificationMethod, key],
  ])
  return async (url: string) => {
    const document = documents.get(url)
    if (document === undefined) throw new Error('not held')
    return { contextUrl: null, documentUrl: url, document }
  }
}
