import { base64Encode } from '../bytes/base64.ts'
import { utf8 } from '../bytes/bytes.ts'
import type { CertificateDocument } from '../issue/build-certificate.ts'
import { writtenDay } from '../issue/dates.ts'
import type { Signed } from '../issue/document.ts'
import { madeForms } from '../verify/document/made-forms.ts'
import { learningAchievement } from './achievements.ts'
import { pictureOf } from './picture.ts'
import { BASE64, type Concept, fileType, GENERIC_PROFILE, inLanguage, languageOf } from './vocabulary.ts'

/** ELM 3 is a profile of the Verifiable Credentials Data Model 1.1; the last two define our proof and status entry. */
const ELM_CONTEXTS = [
  'https://www.w3.org/2018/credentials/v1',
  'http://data.europa.eu/snb/model/context/edc-ap',
  'https://w3id.org/security/data-integrity/v2',
  'https://www.w3.org/ns/credentials/status/v1',
] as const

/**
 * Builds an unsigned European Digital Credential (ELM 3, EDC application profile) from a certificate, and only from that,
 * with the signed certificate attached. It lacks what ELM demands but certificates do not say: the issuer's country and
 * number under eIDAS.
 */
export function buildElm(certificate: Signed<CertificateDocument>): Record<string, unknown> {
  const { id, name, issuer, validFrom, validUntil, credentialSubject, credentialStatus } = certificate
  const recipient = credentialSubject.identifier.find(({ identityType }) => identityType === 'name')!
  const language = languageOf(name)
  return {
    '@context': ELM_CONTEXTS,
    id: `${id}${madeForms.EuropeanDigitalCredential}`,
    type: ['VerifiableCredential', 'EuropeanDigitalCredential'],
    credentialProfiles: GENERIC_PROFILE,
    credentialSchema: {
      id: 'http://data.europa.eu/snb/model/ap/edc-generic-full',
      type: 'ShaclValidator2017',
    },
    displayParameter: {
      id: `${id}#display`,
      type: 'DisplayParameter',
      title: inLanguage(name),
      language,
      primaryLanguage: language,
      individualDisplay: {
        id: `${id}#individual-display`,
        type: 'IndividualDisplay',
        language,
        displayDetail: {
          id: `${id}#display-detail`,
          type: 'DisplayDetail',
          page: 1,
          image: media(
            `${id}#image`,
            fileType('SVG'),
            pictureOf([issuer.name, name, recipient.identityHash, writtenDay(validFrom)]),
          ),
        },
      },
    },
    issuer: { id: issuer.id, type: 'Organisation', legalName: inLanguage(issuer.name) },
    issuanceDate: validFrom,
    issued: validFrom,
    validFrom,
    ...(validUntil !== undefined && { expirationDate: validUntil, validUntil }),
    credentialSubject: {
      id: credentialSubject.id,
      type: 'Person',
      fullName: inLanguage(recipient.identityHash),
      hasClaim: learningAchievement(certificate),
    },
    credentialStatus,
    attachment: {
      ...media(`${id}#certificate`, fileType('JSON_LD'), JSON.stringify(certificate)),
      title: { en: 'The certificate that this was made from, as its issuer signed it' },
    },
  }
}

const media = (id: string, contentType: Concept, content: string) => ({
  id,
  type: 'MediaObject',
  contentType,
  contentEncoding: BASE64,
  content: base64Encode(utf8(content)),
})
