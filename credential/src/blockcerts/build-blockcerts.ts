import { escapeMarkup } from '../bytes/escape-markup.ts'
import type { CertificateDocument } from '../issue/build-certificate.ts'
import { writtenDay } from '../issue/dates.ts'
import type { Signed, StatusPurpose } from '../issue/document.ts'
import { madeForms } from '../verify/document/made-forms.ts'
import { statusList2021Url } from './status-list-2021.ts'

const BLOCKCERTS_CONTEXTS = [
  'https://www.w3.org/ns/credentials/v2',
  'https://w3id.org/blockcerts/v3.2',
  'https://w3id.org/vc/status-list/2021/v1',
] as const

/**
 * Builds an unsigned Blockcerts 3.2 credential from a certificate, and only from that; it carries the certificate in its
 * metadata. Blockcerts' verifier reads its status from two lists: one of revocations, one of suspensions.
 */
export function buildBlockcerts(certificate: Signed<CertificateDocument>): Record<string, unknown> {
  const { id, name, issuer, validFrom, validUntil, credentialSubject } = certificate
  const { achievement, identifier } = credentialSubject
  const recipient = identifier.find(({ identityType }) => identityType === 'name')!.identityHash
  const { description, criteria } = achievement
  return {
    '@context': BLOCKCERTS_CONTEXTS,
    id: `${id}${madeForms.BlockcertsCredential}`,
    type: ['VerifiableCredential', 'BlockcertsCredential'],
    name,
    issuer: { id: issuer.id, type: 'BlockcertsIssuerProfile', name: issuer.name },
    validFrom,
    ...(validUntil !== undefined && { validUntil }),
    credentialSubject: {
      id: credentialSubject.id,
      name: recipient,
      claim: { id: achievement.id, name, description, criteria: criteria.narrative ?? criteria.id },
    },
    credentialStatus: (['revocation', 'suspension'] as const).map((purpose) =>
      statusEntry2021(certificate, purpose),
    ),
    display: {
      contentMediaType: 'text/html',
      content: pageOf(name, [recipient, issuer.name, writtenDay(validFrom)]),
    },
    metadata: JSON.stringify({ certificate }),
  }
}

function statusEntry2021({ credentialStatus }: CertificateDocument, statusPurpose: StatusPurpose) {
  const { statusListCredential, statusListIndex } = [credentialStatus].flat()[0]!
  const url = statusList2021Url(statusListCredential, statusPurpose)
  return {
    id: `${url}#${statusListIndex}`,
    type: 'StatusList2021Entry',
    statusPurpose,
    statusListIndex,
    statusListCredential: url,
  }
}

const pageOf = (title: string, lines: readonly string[]): string =>
  `<h1 dir="auto">${escapeMarkup(title)}</h1>${lines.map((line) => `<p dir="auto">${escapeMarkup(line)}</p>`).join('')}`
