import { type JsonObject, numericDate } from '../crypto/jws.ts'
import type { Sha256 } from '../crypto/sha256.ts'
import { beginningOf, utcSeconds } from '../issue/dates.ts'
import { isObject } from '../json/values.ts'
import { SD_JWT_TYPE } from '../verify/document/sd-jwt-in.ts'
import type { OpenedSdJwt } from '../verify/ports.ts'
import { didOfIssuer } from './issuer-url.ts'
import { inOurWords } from './learning-credential.ts'
import { readSdJwt, type SdJwt, SdJwtError } from './read-sd-jwt.ts'
import { detailsOf } from './wallet-claims.ts'

const SD_JWT_TYPES = ['VerifiableCredential', SD_JWT_TYPE]

/**
 * An SD-JWT VC as a credential, for the eight checks and for every screen that shows one. It contains only what the SD-JWT
 * discloses; its proof holds the SD-JWT, from which the checks derive it again.
 */
export function sdJwtCredential({ text, jws, claims: said }: SdJwt): JsonObject {
  const claims = inOurWords(said)
  const {
    iss,
    nbf,
    iat,
    exp,
    name,
    certificate,
    issuing_authority,
    achievement_title,
    date_of_issuance,
    vct,
  } = claims
  const issuer = didOfIssuer(iss)
  const details = detailsOf(claims)
  const { id } = isObject(certificate) ? certificate : {}
  const achievement = {
    name: achievement_title ?? vct,
    resultDescription: details.map(({ label }, index) => ({ id: `#${index}`, name: label })),
  }
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    ...(id !== undefined && { id }),
    type: SD_JWT_TYPES,
    issuer: { id: issuer, ...(typeof issuing_authority === 'string' && { name: issuing_authority }) },
    ...dated('validFrom', nbf, date_of_issuance),
    ...dated('validUntil', exp),
    credentialSubject: {
      ...(typeof name === 'string' && {
        identifier: [{ type: 'IdentityObject', identityType: 'name', identityHash: name }],
      }),
      achievement,
      result: details.map(({ value }, index) => ({ resultDescription: `#${index}`, value })),
    },
    ...statusOf(claims),
    proof: {
      type: SD_JWT_TYPE,
      ...dated('created', iat),
      proofPurpose: 'assertionMethod',
      verificationMethod: keyIdOf(jws.header.kid, issuer),
      proofValue: text.slice(text.lastIndexOf('.', text.indexOf('~')) + 1, text.indexOf('~')),
      sdJwt: text,
    },
  }
}

/** Reads an SD-JWT VC, also as a credential. Throws a `TypeError`. */
export async function openSdJwt(text: string, sha256: Sha256): Promise<OpenedSdJwt> {
  const sdJwt = readSdJwt(text, sha256)
  return { sdJwt, credential: sdJwtCredential(sdJwt) }
}

/**
 * An SD-JWT VC as a certificate file, without what the deployment knows about the certificate, which is added later. An
 * unreadable one becomes a document for which check 1 says why.
 */
export function sdJwtBundle(text: string): { certificate: JsonObject; endorsements: never[] } {
  return { certificate: readable(text) ?? { type: SD_JWT_TYPES, proof: { sdJwt: text } }, endorsements: [] }
}

function readable(text: string): JsonObject | undefined {
  try {
    return sdJwtCredential(readSdJwt(text))
  } catch (error) {
    if (error instanceof SdJwtError) return undefined
    throw error
  }
}

/**
 * The list and place of its status (Token Status List §6.2). An issuer of a deployment publishes the same bits as a
 * Bitstring Status List of the same number, which is the one that the checks read.
 */
function statusOf({ status }: JsonObject): JsonObject {
  const reference = isObject(status) && isObject(status.status_list) ? status.status_list : undefined
  if (reference === undefined) return {}
  const list = String(reference.uri).replace(/\/status\/token\/(\d+)$/, '/status/revocation/$1')
  return {
    credentialStatus: {
      id: `${list}#${reference.idx}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(reference.idx),
      statusListCredential: list,
    },
  }
}

/** The key's DID URL; `kid` may leave out the DID. */
function keyIdOf(kid: unknown, issuer: string): string {
  const id = typeof kid === 'string' ? kid : ''
  return id.startsWith('did:') ? id : `${issuer}#${id.replace(/^#/, '')}`
}

/**
 * A value that is not a time is left as it is, so that reading the credential reports it. A number has lost the day that the
 * issuer wrote, which may begin before UTC reaches it; `day` is that day, if the claims say it.
 */
function dated(name: string, value: unknown, day?: unknown): JsonObject {
  if (value === undefined) return {}
  const at = numericDate(value)
  if (at === undefined) return { [name]: String(value) }
  const beginning = beginningOf(String(day), new Date(at))
  return { [name]: Date.parse(beginning) === at ? beginning : utcSeconds(new Date(at)) }
}
