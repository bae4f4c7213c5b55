import { email, type ProviderRoles, type SamlSettings } from '@credenza/schema'
import { refusal } from '../../../platform/http/api-error.ts'
import type { VouchedPerson } from '../sign-in-vouched.ts'
import { assertionNs, bearer, emailName, skewMs, transientName } from './names.ts'
import { type Attributes, presetOf } from './presets.ts'
import { sessionText } from './session-text.ts'
import { childOf, childrenOf, type XmlElement } from './xml-element.ts'

/** The values that an assertion has to match. */
export interface Expected {
  settings: SamlSettings
  roles: Pick<ProviderRoles, 'groupsFrom'>
  consumerUri: string
  requestId: string
  now: Date
}

export interface Assertion {
  id: string
  /** When it expires. */
  expires: Date
  person: VouchedPerson
}

/**
 * What a signed assertion says about a person, after the checks of saml-profiles-2.0-os, section 4.1.4.3, except audience and
 * signature: issuer, bearer confirmation (our address, our request, its time) and the conditions' times. Throws if a check
 * fails, and 'single_sign_on_failed' for somebody without a permanent identifier.
 */
export function readAssertion(assertion: XmlElement, expected: Expected): Assertion {
  const { settings, now } = expected
  const id = assertion.attributes.ID
  const isAssertion = assertion.namespace === assertionNs && assertion.name === 'Assertion'
  must(isAssertion && assertion.attributes.Version === '2.0' && id)
  must(childOf(assertion, assertionNs, 'Issuer')?.text.trim() === settings.entityId)
  const subject = childOf(assertion, assertionNs, 'Subject')
  const expires = confirmedUntil(subject, expected)
  requireWithin(childOf(assertion, assertionNs, 'Conditions'), now)
  return { id, expires, person: personIn(assertion, expected) }
}

/** Until when the bearer is confirmed, by the first matching confirmation. */
function confirmedUntil(subject: XmlElement | undefined, expected: Expected): Date {
  const confirmed = childrenOf(subject, assertionNs, 'SubjectConfirmation')
    .filter(({ attributes }) => attributes.Method === bearer)
    .map((confirmation) => childOf(confirmation, assertionNs, 'SubjectConfirmationData')?.attributes ?? {})
    .find(
      ({ Recipient, InResponseTo, NotBefore, NotOnOrAfter }) =>
        Recipient === expected.consumerUri &&
        InResponseTo === expected.requestId &&
        NotBefore === undefined &&
        instant(NotOnOrAfter).getTime() + skewMs > expected.now.getTime(),
    )
  must(confirmed)
  return new Date(instant(confirmed.NotOnOrAfter).getTime() + skewMs)
}

/** The conditions' times. */
function requireWithin(conditions: XmlElement | undefined, now: Date): void {
  const { NotBefore, NotOnOrAfter } = conditions?.attributes ?? {}
  must(!NotBefore || instant(NotBefore).getTime() - skewMs <= now.getTime())
  must(!NotOnOrAfter || instant(NotOnOrAfter).getTime() + skewMs > now.getTime())
}

function personIn(assertion: XmlElement, { settings, roles }: Expected): VouchedPerson {
  const preset = presetOf(settings)
  const attributes = attributesIn(assertion)
  const first = (names: readonly string[]) =>
    names.map((name) => attributes.get(name)?.[0]?.trim()).find(Boolean) ?? ''
  const nameId = childOf(childOf(assertion, assertionNs, 'Subject'), assertionNs, 'NameID')
  const format = nameId?.attributes.Format ?? ''
  const name = nameId?.text.trim() ?? ''
  const lasting = first(preset.subject) || (format === transientName ? '' : name)
  // If the owner chose an attribute, only that one counts. Somebody without it is not identified in another way.
  if (lasting === '' || (settings.attributes.subject !== '' && first(preset.subject) === ''))
    throw refusal('single_sign_on_failed.no_lasting_name')
  const given = email().safeParse(first(preset.email) || (format === emailName ? name : ''))
  const statement = childrenOf(assertion, assertionNs, 'AuthnStatement')[0]
  must(statement)
  const context = childOf(
    childOf(statement, assertionNs, 'AuthnContext'),
    assertionNs,
    'AuthnContextClassRef',
  )
  const sawSecondFactor =
    settings.contexts.includes(context?.text.trim() ?? '') || preset.sawSecondFactor(attributes)
  const index = statement.attributes.SessionIndex ?? ''
  return {
    issuer: settings.entityId,
    subject: lasting,
    email: given.success ? given.data : undefined,
    name: first(preset.name),
    groups: attributes.get(roles.groupsFrom) ?? [],
    secondFactor: sawSecondFactor ? { at: instant(statement.attributes.AuthnInstant) } : undefined,
    session: nameId ? sessionText(nameId, index) : '',
  }
}

function attributesIn(assertion: XmlElement): Attributes {
  const found = new Map<string, string[]>()
  for (const statement of childrenOf(assertion, assertionNs, 'AttributeStatement'))
    for (const attribute of childrenOf(statement, assertionNs, 'Attribute')) {
      const values = childrenOf(attribute, assertionNs, 'AttributeValue').map(({ text }) => text)
      const name = attribute.attributes.Name ?? ''
      found.set(name, [...(found.get(name) ?? []), ...values])
    }
  return found
}

/** An instant as SAML writes it: UTC, with a 'Z' (saml-core-2.0-os, section 1.3.3). */
function instant(text: string | undefined): Date {
  must(text && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/.test(text))
  const read = new Date(text)
  must(!Number.isNaN(read.getTime()))
  return read
}

function must(holds: unknown): asserts holds {
  if (!holds) throw new Error('The assertion does not fit')
}
