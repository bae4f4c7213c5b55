import { normalised } from './normalised.ts'

/**
 * The most bytes of the title and of the name: with all additions, a file name stays below the 255 that file systems allow.
 */
const longestPart = 90

interface Named {
  title: string
  userName: string
}

/** The name of a certificate's files, without extension: 'Laboratory Safety – Mariam Al Kaabi'. */
export function fileBaseOf({ title, userName }: Named): string {
  const base = [title, userName].map(storable).filter(Boolean).join(' – ')
  return base ? base.replace(deviceName, '_$&') : 'certificate'
}

/** `fileBaseOf` with an extension. */
export const fileNameOf = (certificate: Named, extension: string): string =>
  `${fileBaseOf(certificate)}.${extension}`

/** Windows treats a file with such a name as a device. */
const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)(?= *(\.|$))/i
/** These join emoji, and letters of some scripts. */
const joiners = '\u200c\u200d'
const refused = /[/\\:*?"<>|]/g
/**
 * Control characters, marks that change the reading direction, lone surrogates and unassigned characters, but no white
 * space.
 */
const invisible = new RegExp(`(?![${joiners}\\s])[\\p{C}]`, 'gu')

const characters = new Intl.Segmenter()
const encoder = new TextEncoder()

/** The text in its own script, without characters that file systems refuse or readers cannot see. */
function storable(text: string): string {
  const plain = normalised(text).replace(refused, ' ').replace(invisible, '').replace(/\s+/g, ' ')
  return shortened(plain.replace(/^[. ]+/, '')).replace(/[. ]+$/, '')
}

/** As many whole characters, as readers count them, as fit. */
function shortened(text: string): string {
  let kept = ''
  let bytes = 0
  for (const { segment } of characters.segment(text)) {
    bytes += encoder.encode(segment).length
    if (bytes > longestPart) break
    kept += segment
  }
  return kept
}
