/** In bytes, for title and name each: with all that is added, a name stays below the 255 that file systems allow. */
const longestPart = 90

interface Named {
  title: string
  userName: string
}

/** What a certificate's files are called: 'Laboratory Safety – Mariam Al Kaabi'. */
export function fileBaseOf({ title, userName }: Named): string {
  const base = [title, userName].map(storable).filter(Boolean).join(' – ')
  return base ? base.replace(deviceName, '_$&') : 'certificate'
}

/** `fileBaseOf` with an extension. */
export const fileNameOf = (certificate: Named, extension: string): string =>
  `${fileBaseOf(certificate)}.${extension}`

/** Windows takes a file with such a name for a device. */
const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)(?= *(\.|$))/i
/** Letters of some scripts and emoji are joined by these. */
const joiners = '\u200c\u200d'
const refused = /[/\\:*?"<>|]/g
/** Control characters, marks that turn the reading direction, lone surrogates and unassigned characters, but no white space. */
const invisible = new RegExp(`(?![${joiners}\\s])[\\p{C}]`, 'gu')

const characters = new Intl.Segmenter()
const encoder = new TextEncoder()

/** The text in its own script, without what file systems refuse or a reader cannot see. */
function storable(text: string): string {
  const plain = text.normalize('NFC').replace(refused, ' ').replace(invisible, '').replace(/\s+/g, ' ')
  return shortened(plain.replace(/^[. ]+/, '')).replace(/[. ]+$/, '')
}

/** As many whole characters, as a reader counts them, as there is room for. */
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
