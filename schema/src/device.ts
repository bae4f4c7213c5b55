/** A browser and the system that it runs on, by names of a fixed list; empty where unknown. */
export interface Device {
  browser: string
  system: string
}

const unknownBrowser = 'Unknown browser'
const between = ' on '

/** How a session names its device in calls and in the database: 'Chrome on Windows', 'Unknown browser'. */
export const spellDevice = ({ browser, system }: Device): string =>
  [browser || unknownBrowser, system].filter(Boolean).join(between)

/** The device that `spellDevice` spelt like this. */
export function readDevice(spelt: string): Device {
  const [browser = '', system = ''] = spelt.split(between)
  return { browser: browser === unknownBrowser ? '' : browser, system }
}
