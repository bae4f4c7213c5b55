import type { CertificateDocument } from '../issue/build-certificate.ts'
import { writtenDay } from '../issue/dates.ts'
import { ellipsis } from './packed-text.ts'
import { paperIds } from './paper-credential.ts'
import type { PaperStatement } from './paper-statement.ts'
import { signatureBytes, writePaper } from './paper-text.ts'

/**
 * Most characters of a QR code of version 12 (level L). In a larger code of 30 mm the modules are too small for a scan at 150
 * dpi.
 */
const mostCharacters = 535

/**
 * Makes the statement for a printed certificate from its document. Shortens texts that are too long, the longest first; these
 * end in '…'. Undefined if paper cannot state the certificate: its issuer or status list is elsewhere.
 */
export function paperStatement(
  document: CertificateDocument,
  signing: Pick<PaperStatement, 'documentHash' | 'publicKey' | 'signedAt'>,
): PaperStatement | undefined {
  const [, host, organisation] = /^did:web:([^:]+):issuers:org_([0-9a-z]{16})$/.exec(document.issuer.id) ?? []
  const [entry, ...others] = [document.credentialStatus].flat()
  const [, list] = /\/(\d+)$/.exec(entry?.statusListCredential ?? '') ?? []
  const { identifier, achievement } = document.credentialSubject
  const name = identifier.find(({ identityType }) => identityType === 'name')
  if (!host || !organisation || !entry || others.length > 0 || list === undefined || !name) return undefined
  const whole: PaperStatement = {
    host: decodeURIComponent(host).toLowerCase(),
    organisation,
    id: document.id,
    ...signing,
    date: writtenDay(document.validFrom),
    until: writtenDay(document.validUntil ?? ''),
    status: { list: Number(list), index: Number(entry.statusListIndex) },
    name: name.identityHash,
    title: achievement.name,
    issuer: document.issuer.name,
  }
  const isTold = paperIds(whole).statusList === entry.statusListCredential
  return isTold ? shortened(whole) : undefined
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

function shortened(statement: PaperStatement): PaperStatement | undefined {
  if (fits(statement)) return statement
  const texts = (['name', 'title', 'issuer'] as const).map((field) => ({
    field,
    parts: Array.from(graphemes.segment(statement[field]), ({ segment }) => segment),
  }))
  for (;;) {
    const longest = texts.reduce((a, b) => (b.parts.length > a.parts.length ? b : a))
    if (longest.parts.length === 1) return undefined
    longest.parts.pop()
    const shorter = Object.fromEntries(
      texts.map(({ field, parts }) => {
        const text = parts.join('')
        return [field, text === statement[field] ? text : `${text.trimEnd()}${ellipsis}`]
      }),
    )
    const tried = { ...statement, ...shorter }
    if (fits(tried)) return tried
  }
}

function fits(statement: PaperStatement): boolean {
  try {
    return writePaper(statement, new Uint8Array(signatureBytes)).length <= mostCharacters
  } catch {
    return false
  }
}
