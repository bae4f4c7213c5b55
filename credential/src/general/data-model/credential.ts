import { instant, isDate, isObject, listOf } from '../../json/values.ts'
import { CREDENTIALS_V1, requireContexts } from './contexts.ts'
import { requireRelatedResources } from './related-resources.ts'
import { requireStatusEntry } from './status-entry.ts'
import { isUrl, requireId, requireTexts, requireThat, requireType, requireTypedObjects } from './values.ts'

type JsonObject = Record<string, unknown>

/**
 * Throws a `DataModelError` unless a document follows the rules of the Verifiable Credentials Data Model 2.0 or 1.1. Terms
 * are not looked up here: that is JSON-LD's job.
 */
export function requireCredential(document: JsonObject): void {
  requireContexts(document)
  requireId(document, 'the credential')
  requireType(document, 'the credential')
  requireThat(listOf(document.type).includes('VerifiableCredential'), 'its type is not VerifiableCredential')
  requireIssuer(document.issuer)
  requireSubjects(document.credentialSubject)
  requirePeriod(document)
  requireTexts(document.name, 'name')
  requireTexts(document.description, 'description')
  for (const entry of requireTypedObjects(document.credentialStatus, 'credentialStatus'))
    requireStatusEntry(entry)
  for (const schema of requireTypedObjects(document.credentialSchema, 'credentialSchema'))
    requireThat(isUrl(schema.id), 'a credentialSchema has no id')
  for (const name of ['evidence', 'refreshService', 'termsOfUse']) requireTypedObjects(document[name], name)
  requireRelatedResources(document.relatedResource)
}

/** Requires a URL, or an object with one as its id (VCDM 2.0 §4.7). */
function requireIssuer(issuer: unknown): void {
  requireThat(issuer !== undefined, 'it names no issuer')
  requireThat(isUrl(isObject(issuer) ? issuer.id : issuer), 'its issuer is not a URL')
  if (!isObject(issuer)) return
  requireTexts(issuer.name, "the issuer's name")
  requireTexts(issuer.description, "the issuer's description")
}

/** Requires one or more subjects, each with at least one claim (VCDM 2.0 §4.8). */
function requireSubjects(value: unknown): void {
  const subjects = listOf(value)
  requireThat(subjects.length > 0, 'it has no subject')
  for (const subject of subjects) {
    requireThat(
      isObject(subject) && Object.keys(subject).length > 0,
      'a subject is not an object with claims',
    )
    requireId(subject, 'a subject')
  }
}

function requirePeriod(document: JsonObject): void {
  const isVersion1 = (document['@context'] as unknown[])[0] === CREDENTIALS_V1
  const [from, until] = isVersion1 ? ['issuanceDate', 'expirationDate'] : ['validFrom', 'validUntil']
  const { [from!]: validFrom, [until!]: validUntil } = document
  requireThat(validFrom === undefined || isDate(validFrom), `${from} is not a date`)
  requireThat(validUntil === undefined || isDate(validUntil), `${until} is not a date`)
  requireThat(!isVersion1 || validFrom !== undefined, 'it has no issuanceDate')
  const isInOrder =
    validFrom === undefined || validUntil === undefined || instant(validFrom) <= instant(validUntil)
  requireThat(isInOrder, 'it ends before it begins')
}
