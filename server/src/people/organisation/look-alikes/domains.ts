import { domainToUnicode } from 'node:url'
import { distance } from 'fastest-levenshtein'
import { skeletonOf } from './skeleton.ts'

export interface DomainForm {
  /** The registered part: 'sharjah.ac.ae' of 'mail.sharjah.ac.ae'. */
  registered: string
  /** The skeleton of its own label, which for 'sharjah.ac.ae' is 'sharjah'. */
  label: string
}

/** Labels below which a country registers names: 'ac' in 'sharjah.ac.ae'. */
const secondLevel = new Set('ac co com edu gov govt gob mil net org sch nhs or ne go'.split(' '))

/** Email and web hosts where anyone can have a name, so that they identify nobody. */
const shared = new Set(
  (
    'gmail googlemail yahoo ymail rocketmail hotmail outlook live msn icloud aol gmx yandex proton protonmail zoho ' +
    'mail fastmail tutanota qq eim emirates facebook instagram linkedin wordpress blogspot wixsite weebly github google'
  ).split(' '),
)
const sharedDomains = new Set('me.com mac.com pm.me 163.com 126.com web.de free.fr x.com'.split(' '))

/** The domains that identify an organisation: those of its email and web site, except those that anyone can use. */
export function domainsOf({ email, website }: { email: string; website: string }): DomainForm[] {
  const hosts = [email.split('@').at(-1) ?? '', hostOf(website)]
  const forms = hosts.flatMap((host) => domainForm(host) ?? [])
  return forms.filter(({ registered }, i) => forms.findIndex((one) => one.registered === registered) === i)
}

/** Whether this domain identifies no single organisation: anyone can have an address there, or it has no owner. */
export const isSharedDomain = (domain: string): boolean => domainForm(domain) === undefined

function hostOf(website: string): string {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(website) ? website : `https://${website}`
  return URL.canParse(address) ? new URL(address).hostname : ''
}

function domainForm(host: string): DomainForm | undefined {
  const labels = domainToUnicode(host.toLowerCase()).replace(/\.$/, '').split('.')
  if (labels.length < 2 || /^\d+$/.test(labels.at(-1)!)) return undefined
  const below = labels.at(-1)!.length === 2 && labels.length > 2 && secondLevel.has(labels.at(-2)!) ? 3 : 2
  const registered = labels.slice(-below)
  const [label = ''] = registered
  const name = registered.join('.')
  if (shared.has(label) || sharedDomains.has(name)) return undefined
  return { registered: name, label: skeletonOf(label).replaceAll('-', '') }
}

/**
 * Whether one domain can be mistaken for the other: the same label with any ending, or a label that differs by one slip. Labels
 * of up to four letters have too many neighbours for that ('aus', 'aud'), so their skeletons must be equal.
 */
export function domainsResemble(a: DomainForm, b: DomainForm): boolean {
  if (a.registered === b.registered || a.label === b.label) return true
  const shorter = Math.min(a.label.length, b.label.length)
  const allowed = shorter >= 7 ? 2 : shorter >= 5 ? 1 : 0
  return Math.abs(a.label.length - b.label.length) <= allowed && distance(a.label, b.label) <= allowed
}
