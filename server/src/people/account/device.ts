import { BROWSER_MAP, OS_MAP, parse } from 'bowser'

const browsers = new Set(Object.values(BROWSER_MAP))
const systems = new Set(Object.values(OS_MAP))

/** Longer ones are nobody's browser, and would cost time to read. */
const userAgentMaxLength = 512

/**
 * 'Chrome on Windows', as far as a User-Agent (RFC 9110 section 10.1.5) says. Made of names that the library lists:
 * no text of the header itself is ever shown.
 */
export function deviceOf(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown browser'
  const { browser, os } = parse(userAgent.slice(0, userAgentMaxLength))
  const name = browser.name && browsers.has(browser.name) ? browser.name : 'Unknown browser'
  return os.name && systems.has(os.name) ? `${name} on ${os.name}` : name
}
