import { concatBytes, utf8 } from '../bytes/bytes.ts'
import { base45Decode, base45Encode } from './base45.ts'
import { readBody, writeBody } from './layout.ts'
import { PaperError, type PaperStatement, type SignedPaper } from './paper-statement.ts'

const VERSION = '1'
export const signatureBytes = 64
/** Prefix of what the issuer's key signs for a paper; nothing else that it signs begins with this. */
const DOMAIN = 'credenza/paper/v1\n'
/** Version 40 of a QR code holds this many characters. Nothing longer is looked at. */
const longestText = 4296
/** The host is readable, so that people who scan the code with another program see where to check it. */
const FORM = /^CRDZ(\d{1,4}):([A-Z0-9.-]+(?::\d{1,5})?)\/VERIFY:([0-9A-Z]{16}):([0-9A-Z $%*+\-./:]+)\.$/

/** Whether a text claims to be the code of a printed certificate, of any version. */
export const looksLikePaper = (text: string): boolean => /^CRDZ\d{1,4}:/.test(text)

/** What the issuer's key signs for a statement. Throws a `RangeError` if a text in it is too long. */
export function bytesToSign(statement: PaperStatement): Uint8Array {
  return concatBytes(utf8(DOMAIN + headOf(statement)), bodyOf(statement))
}

/** The text of the code: all characters are of QR's alphanumeric mode. The final '.' shows that nothing was cut off. */
export function writePaper(statement: PaperStatement, signature: Uint8Array): string {
  return `${headOf(statement)}${base45Encode(concatBytes(bodyOf(statement), signature))}.`
}

/** Reads the text of a code. Throws `PaperError`. Does not check the signature: `checkSignature` does. */
export function readPaper(text: string): SignedPaper {
  if (text.length > longestText) throw new PaperError('damaged')
  const [, version, host, organisation, encoded] = FORM.exec(text) ?? []
  if (looksLikePaper(text) && !text.startsWith(`CRDZ${VERSION}:`)) throw new PaperError('newer')
  if (version === undefined || !host || !organisation || !encoded) throw new PaperError('damaged')
  try {
    const bytes = base45Decode(encoded)
    const body = readBody(bytes.subarray(0, -signatureBytes))
    const signature = bytes.slice(-signatureBytes)
    const statement = { host: host.toLowerCase(), organisation: organisation.toLowerCase(), ...body }
    // Accepts only the one text that we write for a statement, so that one paper has one spelling.
    if (writePaper(statement, signature) !== text) throw new PaperError('damaged')
    return { statement, text, signedBytes: bytesToSign(statement), signature }
  } catch {
    throw new PaperError('damaged')
  }
}

/** Caches packed statements, since each is measured, signed and written. */
const bodies = new WeakMap<PaperStatement, Uint8Array>()

function bodyOf(statement: PaperStatement): Uint8Array {
  const body = bodies.get(statement) ?? writeBody(statement)
  bodies.set(statement, body)
  return body
}

const headOf = ({ host, organisation }: PaperStatement): string =>
  `CRDZ${VERSION}:${host.toUpperCase()}/VERIFY:${organisation.toUpperCase()}:`
