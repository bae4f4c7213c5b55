import { spellDevice } from '@credenza/schema/device'
import { BROWSER_MAP, OS_MAP, parse } from 'bowser'

const browsers = new Set(Object.values(BROWSER_MAP))
const systems = new Set(Object.values(OS_MAP))

/** No browser sends a longer one, and parsing it would cost time. */
const userAgentMaxLength = 512

/**
 * 'Chrome on Windows', according to a User-Agent (RFC 9110 section 10.1.5). Made of names that the library lists; never shows
 * text of the header itself.
 */
export function deviceOf(userAgent: string | undefined): string {
  const { browser, os } = parse(userAgent?.slice(0, userAgentMaxLength) || ' ')
  const known = (name: string | undefined, names: Set<string>) => (name && names.has(name) ? name : '')
  return spellDevice({ browser: known(browser.name, browsers), system: known(os.name, systems) })
}
