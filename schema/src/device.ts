/** A browser and its operating system, with names from a fixed list; empty where unknown. */
export interface Device {
  browser: string
  system: string
}

const unknownBrowser = 'Unknown browser'
const between = ' on '

/** How calls and the database name a session's device: 'Chrome on Windows', 'Unknown browser'. */
export const spellDevice = ({ browser, system }: Device): string =>
  [browser || unknownBrowser, system].filter(Boolean).join(between)

/** Reads what `spellDevice` has written. */
export function readDevice(spelt: string): Device {
  const [browser = '', system = ''] = spelt.split(between)
  return { browser: browser === unknownBrowser ? '' : browser, system }
}
