import type { Permission } from '@credenza/schema/member-role'
import type { Session } from '../../lib/session/session.ts'

/** In the order of their links. The first is shown if the address names none. */
const parts = [
  'general',
  'colleagues',
  'departments',
  'tax',
  'directory',
  'single-sign-on',
  'own-name',
  'learning',
  'approvals',
  'keys',
] as const

export type SettingsPart = (typeof parts)[number]

const ofIssuers: readonly SettingsPart[] = ['departments', 'learning', 'approvals']
const ofOwners: readonly SettingsPart[] = ['departments', 'single-sign-on', 'own-name']

/** The parts of the settings that this person may see. */
export function partsFor(
  role: Session['role'],
  permitted: (permission: Permission) => boolean,
): SettingsPart[] {
  return parts.filter(
    (part) =>
      (role === 'issuer' || !ofIssuers.includes(part)) && (permitted('own') || !ofOwners.includes(part)),
  )
}

/** The part that an address names (`?part=`), or the first if this person has no part of that name. */
export function partOf(params: URLSearchParams, shown: readonly SettingsPart[]): SettingsPart {
  return shown.find((part) => part === params.get('part')) ?? parts[0]
}
