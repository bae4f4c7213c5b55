import { isObject, listOf } from '../../json/values.ts'
import { requireContexts } from './contexts.ts'
import { isUrl, requireId, requireThat, requireType } from './values.ts'

/** Throws a `DataModelError` unless a document is a presentation (VCDM 2.0 §4.13). Returns the credentials in it. */
export function requirePresentation(document: Record<string, unknown>): Record<string, unknown>[] {
  requireContexts(document)
  requireId(document, 'the presentation')
  requireType(document, 'the presentation')
  requireThat(
    listOf(document.type).includes('VerifiablePresentation'),
    'its type is not VerifiablePresentation',
  )
  const { holder } = document
  requireThat(holder === undefined || isUrl(isObject(holder) ? holder.id : holder), 'its holder is not a URL')
  const credentials = listOf(document.verifiableCredential)
  requireThat(credentials.every(isObject), 'a verifiableCredential is not an object')
  return credentials as Record<string, unknown>[]
}
