import type { CertificateDocument } from '../issue/build-certificate.ts'
import type { Signed } from '../issue/document.ts'
import type { Signing } from '../issue/sign-document.ts'
import { signProof } from '../json-ld/sign-proof.ts'
import { buildBlockcerts } from './build-blockcerts.ts'
import { buildStatusList2021 } from './status-list-2021.ts'

type Signer = Signing & { sign: (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array> }

/** Id of the verification method that holds the same key as a JSON Web Key, the only form that Blockcerts' verifier reads. */
export const jwkMethodId = (verificationMethod: string): string => `${verificationMethod}-jwk`

/**
 * A certificate as a Blockcerts 3.2 credential, signed by its issuer's key (eddsa-rdfc-2022). `sign` gets 64 bytes and returns
 * the 64-byte Ed25519 signature.
 */
export const signBlockcerts = (certificate: Signed<CertificateDocument>, signer: Signer) =>
  signAsJwk(buildBlockcerts(certificate), signer)

/** A status list for Blockcerts' verifier, signed in the same way. */
export const signStatusList2021 = (list: Parameters<typeof buildStatusList2021>[0], signer: Signer) =>
  signAsJwk(buildStatusList2021(list), signer)

const signAsJwk = (document: Record<string, unknown>, { sign, verificationMethod, created }: Signer) =>
  signProof(
    document,
    { suite: 'eddsa-rdfc-2022', verificationMethod: jwkMethodId(verificationMethod), created },
    sign,
  )
