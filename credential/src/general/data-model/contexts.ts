import { isObject } from '../../json/values.ts'
import { isUrl, requireThat } from './values.ts'

export const CREDENTIALS_V1 = 'https://www.w3.org/2018/credentials/v1'
export const CREDENTIALS_V2 = 'https://www.w3.org/ns/credentials/v2'

/** Requires an ordered list that begins with the data model's context; the rest are URLs and objects (VCDM 2.0 §4.3). */
export function requireContexts(document: Record<string, unknown>): void {
  const contexts = document['@context']
  requireThat(Array.isArray(contexts), '@context is not a list')
  const [first, ...rest] = contexts
  requireThat(
    first === CREDENTIALS_V2 || first === CREDENTIALS_V1,
    'its first @context is neither credentials/v2 nor credentials/v1',
  )
  requireThat(
    rest.every((context) => isUrl(context) || isObject(context)),
    'a @context is neither a URL nor an object',
  )
}
