import { email, freshSecondFactorMs, type OidcSettings, type ProviderRoles } from '@credenza/schema'
import { refusal } from '../../../platform/http/api-error.ts'
import type { VouchedPerson } from '../sign-in-vouched.ts'
import { type Claims, presetOf } from './presets.ts'

/** What checked claims say about a person. Throws 'single_sign_on_failed' for somebody whom the settings exclude. */
export function readPerson(
  claims: Claims,
  settings: OidcSettings,
  { groupsFrom }: Pick<ProviderRoles, 'groupsFrom'>,
): VouchedPerson {
  const { isConfirmed, admits } = presetOf(settings)
  const subject = text(claims.sub)
  if (!subject || !admits(claims, settings)) throw refusal('single_sign_on_failed.refused')
  const given = email().safeParse(claims.email)
  return {
    issuer: settings.issuer,
    subject,
    email: given.success && isConfirmed(claims) ? given.data : undefined,
    name: text(claims.name) || plainName(claims.fullnameEN),
    groups: groupsIn(claims, groupsFrom),
    secondFactor: secondFactorIn(claims, settings),
    session: text(claims.sid),
  }
}

/** Whether the second factor was seen recently enough for acts that require a fresh one. */
export const isFresh = ({ secondFactor }: VouchedPerson, now: Date): boolean =>
  secondFactor?.at != null && now.getTime() - secondFactor.at.getTime() <= freshSecondFactorMs

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** UAE PASS separates six parts of a name by commas, most of them empty. */
const plainName = (value: unknown): string => text(value).split(',').filter(Boolean).join(' ')

/** A claim, or one inside another, such as Keycloak's `realm_access.roles`. */
export function groupsIn(claims: Claims, name: string): string[] {
  if (name === '') return []
  const nested = () =>
    name
      .split('.')
      .reduce<unknown>((value, key) => (Object(value) === value ? (value as Claims)[key] : undefined), claims)
  const value = Object.hasOwn(claims, name) ? claims[name] : nested()
  return [value].flat().filter((group) => typeof group === 'string')
}

/** `mfa` in `amr` (RFC 8176), or one of the contexts that the owner named. */
function secondFactorIn(claims: Claims, settings: OidcSettings): VouchedPerson['secondFactor'] {
  const methods = [claims.amr].flat()
  const contexts = presetOf(settings).contexts(claims).map(text)
  if (!methods.includes('mfa') && !contexts.some((met) => settings.acrValues.includes(met))) return undefined
  const { auth_time } = claims
  return { at: typeof auth_time === 'number' ? new Date(auth_time * 1000) : null }
}
