import { encodeMultikey, encodeProofValue } from '../crypto/multikey.ts'
import { beginningOf } from '../issue/dates.ts'
import type { PaperStatement, SignedPaper } from './paper-statement.ts'
import { readPaper } from './paper-text.ts'

/** The type of a printed certificate's statement among other credentials. */
const PAPER_TYPE = 'CredenzaPaper'

/** The identifiers that a statement implies. URLs are https, except for this machine itself. */
export function paperIds({ host, organisation, status, publicKey }: PaperStatement) {
  const issuer = `did:web:${encodeURIComponent(host)}:issuers:org_${organisation}`
  const isThisMachine = /^(localhost|127\.\d+\.\d+\.\d+)(:\d+)?$/.test(host)
  const origin = `${isThisMachine ? 'http' : 'https'}://${host}`
  return {
    issuer,
    // A getter, because encoding costs time and signing needs only the list.
    get key() {
      return `${issuer}#${encodeMultikey(publicKey)}`
    },
    statusList: `${origin}/issuers/org_${organisation}/status/revocation/${status.list}`,
  }
}

/**
 * Writes a paper's statement as a credential, for the eight checks and for every screen that shows one. It contains only what
 * the paper says; its proof holds the paper's text, from which the checks derive it again.
 */
export function paperCredential({ statement, text, signature }: SignedPaper) {
  const { id, date, until, status, name, title } = statement
  const ids = paperIds(statement)
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id,
    type: ['VerifiableCredential', PAPER_TYPE],
    issuer: { id: ids.issuer, name: statement.issuer },
    validFrom: beginningOf(date, new Date(statement.signedAt)),
    ...(until && { validUntil: `${until}T23:59:59Z` }),
    credentialSubject: {
      identifier: [{ type: 'IdentityObject', identityType: 'name', identityHash: name }],
      achievement: { name: title },
    },
    credentialStatus: {
      id: `${ids.statusList}#${status.index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(status.index),
      statusListCredential: ids.statusList,
    },
    proof: {
      type: PAPER_TYPE,
      created: statement.signedAt,
      proofPurpose: 'assertionMethod',
      verificationMethod: ids.key,
      proofValue: encodeProofValue(signature),
      paper: text,
    },
  }
}

/** A paper as a certificate file, without what the deployment knows about the certificate, which is added later. */
export const paperBundle = (text: string) => ({
  certificate: paperCredential(readPaper(text)),
  endorsements: [],
})

/** The text of the paper that a document was made from; undefined for every other document. */
export function paperIn({ type, proof }: Record<string, unknown>): string | undefined {
  if (!Array.isArray(type) || type[1] !== PAPER_TYPE) return undefined
  const text = (proof as { paper?: unknown } | null | undefined)?.paper
  return typeof text === 'string' ? text : ''
}
