import { jwkMethodId } from '@credenza/credential/blockcerts'
import { decodeMultikey } from '@credenza/credential/issue'
import { SEAL_FRAGMENT } from '@credenza/credential/verify'
import type { PublishedSealKey } from './seal-keys.ts'

/** did:web method: the issuer's DID below this deployment's host; a port's colon is percent-encoded. */
export function organisationDid(publicUrl: string, organisationId: string): string {
  return `${deploymentDid(publicUrl)}:issuers:${organisationId}`
}

/** The issuer's URL, by which wallets and their verifiers name it (SD-JWT VC §2.2.2.2, `iss`). */
export const organisationUrl = (publicUrl: string, organisationId: string): string =>
  `${publicUrl}/issuers/${organisationId}`

/** The verification method of a key in the DID document: what `proof.verificationMethod` names. */
export const methodOf = (did: string, { publicKeyMultibase }: { publicKeyMultibase: string }): string =>
  `${did}#${publicKeyMultibase}`

/** The organisation with this DID, or undefined when it does not belong to this deployment. */
export function organisationOfDid(publicUrl: string, did: string): string | undefined {
  const id = did.slice(organisationDid(publicUrl, '').length)
  return /^org_[0-9a-z]{16}$/.test(id) && did === organisationDid(publicUrl, id) ? id : undefined
}

/** The DID of the deployment itself, where verifiers find log, chain and contract. */
export function deploymentDid(publicUrl: string): string {
  return `did:web:${encodeURIComponent(new URL(publicUrl).host)}`
}

export interface PublishedKey {
  publicKeyMultibase: string
  /** Since when somebody else is known to have had the key. Certificates logged later fail. */
  compromisedAt: Date | undefined
  /** The certificates of a key for wallets. */
  x5c?: readonly string[]
}

/**
 * A DID document that lists every key the controller ever signed with (retired ones stay, so that old signatures remain
 * valid). `jwks` are those that it lists a second time, as JSON Web Keys. `seals` only seal PDFs, so they are listed without
 * `assertionMethod`.
 */
export function didDocument(
  did: string,
  keys: readonly PublishedKey[],
  {
    services = [],
    jwks = [],
    seals = [],
  }: {
    services?: readonly object[]
    jwks?: readonly PublishedKey[]
    seals?: readonly PublishedSealKey[]
  } = {},
) {
  const idOf = (key: PublishedKey) => methodOf(did, key)
  const described = (
    key: Pick<PublishedKey, 'compromisedAt'>,
    id: string,
    type: string,
    material: object,
  ) => ({
    id,
    type,
    controller: did,
    ...material,
    ...(key.compromisedAt && { revoked: key.compromisedAt.toISOString() }),
  })
  const methods = [
    ...keys.map((key) =>
      described(key, idOf(key), 'Multikey', { publicKeyMultibase: key.publicKeyMultibase }),
    ),
    ...jwks.map((key) =>
      described(key, jwkMethodId(idOf(key)), 'JsonWebKey', { publicKeyJwk: ed25519Jwk(key) }),
    ),
  ]
  const sealing = seals.map((key) =>
    described(key, `${did}${SEAL_FRAGMENT}${key.id}`, 'JsonWebKey', { publicKeyJwk: key.jwk }),
  )
  return {
    '@context': [
      'https://www.w3.org/ns/did/v1',
      'https://w3id.org/security/multikey/v1',
      ...(jwks.length + seals.length > 0 ? ['https://w3id.org/security/jwk/v1'] : []),
    ],
    id: did,
    verificationMethod: [...methods, ...sealing],
    assertionMethod: methods.map(({ id }) => id),
    ...(services.length > 0 && { service: services }),
  }
}

const ed25519Jwk = ({ publicKeyMultibase }: PublishedKey) => ({
  kty: 'OKP',
  crv: 'Ed25519',
  x: Buffer.from(decodeMultikey(publicKeyMultibase)).toString('base64url'),
})
