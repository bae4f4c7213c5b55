import type { Context } from '../../../context.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import { assertionNs, protocolNs, successStatus } from './names.ts'
import { type Assertion, readAssertion } from './read-assertion.ts'
import { requireStrong } from './require-strong.ts'
import { type SamlProvider, serviceProviderOf } from './service-provider.ts'
import { childOf, readXml, type XmlElement } from './xml-element.ts'

interface Answer {
  /** Base64, as in the form. */
  response: string
  consumerUri: string
  requestId: string
}

/**
 * What a provider's response says about a person, using only what is really signed in it. Throws 'single_sign_on_failed' if the
 * provider refuses, and an error if a check fails.
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
  // Encrypted assertions are decrypted only after the response's signature was checked. So nobody can alter one to learn its
  // content (CVE-2011-1096), and its own signature, hidden until then, need not be strong.
  const signsResponse = assertionsIn(message).some(({ name }) => name === 'EncryptedAssertion')
  const { profile } = await serviceProviderOf(ctx, provider, { signsResponse }).validatePostResponseAsync({
    SAMLResponse: Buffer.from(xml).toString('base64'),
  })
  const signed = profile?.getAssertionXml?.()
  if (!signed) throw new Error('The response has no assertion')
  const { settings, roles } = provider
  return readAssertion(readXml(signed), { settings, roles, consumerUri, requestId, now: ctx.clock() })
}

/** Throws for an assertion of another namespace. The library would read it too, since it compares only the names. */
function assertionsIn({ children }: XmlElement): XmlElement[] {
  const assertions = children.filter(({ name }) => name === 'Assertion' || name === 'EncryptedAssertion')
  if (assertions.some(({ namespace }) => namespace !== assertionNs))
    throw new Error('The response has an assertion of another namespace')
  return assertions
}

/** Checks what the response says outside its assertion, which may be unsigned: it must not contradict us. */
function requireForUs(
  response: XmlElement,
  { consumerUri, requestId }: Pick<Answer, 'consumerUri' | 'requestId'>,
): void {
  const { Destination = consumerUri, InResponseTo = requestId } = response.attributes
  const isResponse = response.namespace === protocolNs && response.name === 'Response'
  if (!isResponse || Destination !== consumerUri || InResponseTo !== requestId)
    throw new Error('The response is not for this request')
  // Checked here, because the library looks at the status only if there is no assertion.
  const status = childOf(childOf(response, protocolNs, 'Status'), protocolNs, 'StatusCode')
  if (status?.attributes.Value !== successStatus) throw refusal('single_sign_on_failed.refused')
}
