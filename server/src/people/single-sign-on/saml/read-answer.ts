import type { Context } from '../../../context.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import { assertionNs, protocolNs, successStatus } from './names.ts'
import { type Assertion, readAssertion } from './read-assertion.ts'
import { requireStrong } from './require-strong.ts'
import { type SamlProvider, serviceProviderOf } from './service-provider.ts'
import { childOf, readXml, type XmlElement } from './xml-element.ts'

interface Answer {
  /** Base64, as the form has it. */
  response: string
  consumerUri: string
  requestId: string
}

/**
 * What a provider's response says about a person, from what is really signed in it. Throws 'single_sign_on_failed' when the
 * provider refuses, and an error when a check fails.
 */
export async function readAnswer(
  ctx: Context,
  provider: SamlProvider,
  { response, consumerUri, requestId }: Answer,
): Promise<Assertion> {
  const xml = Buffer.from(response, 'base64').toString()
  const message = readXml(xml)
  requireStrong(message)
  requireForUs(message, { consumerUri, requestId })
  // An encrypted assertion is decrypted only after the response's signature was checked: so nobody can alter it to learn what
  // it says (CVE-2011-1096), and its own signature, which is hidden until then, does not have to be strong.
  const signsResponse = assertionsIn(message).some(({ name }) => name === 'EncryptedAssertion')
  const { profile } = await serviceProviderOf(ctx, provider, { signsResponse }).validatePostResponseAsync({
    SAMLResponse: Buffer.from(xml).toString('base64'),
  })
  const signed = profile?.getAssertionXml?.()
  if (!signed) throw new Error('The response has no assertion')
  const { settings, roles } = provider
  return readAssertion(readXml(signed), { settings, roles, consumerUri, requestId, now: ctx.clock() })
}

/** Throws for one of another namespace, which the library would read as well: it compares only the names. */
function assertionsIn({ children }: XmlElement): XmlElement[] {
  const assertions = children.filter(({ name }) => name === 'Assertion' || name === 'EncryptedAssertion')
  if (assertions.some(({ namespace }) => namespace !== assertionNs))
    throw new Error('The response has an assertion of another namespace')
  return assertions
}

/** What the response says outside of its assertion, which may be unsigned: it must not speak against us. */
function requireForUs(
  response: XmlElement,
  { consumerUri, requestId }: Pick<Answer, 'consumerUri' | 'requestId'>,
): void {
  const { Destination = consumerUri, InResponseTo = requestId } = response.attributes
  const isResponse = response.namespace === protocolNs && response.name === 'Response'
  if (!isResponse || Destination !== consumerUri || InResponseTo !== requestId)
    throw new Error('The response is not for this request')
  // The library looks at the status only where there is no assertion.
  const status = childOf(childOf(response, protocolNs, 'Status'), protocolNs, 'StatusCode')
  if (status?.attributes.Value !== successStatus) throw refusal('single_sign_on_failed.refused')
}
