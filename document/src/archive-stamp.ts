import type { PdfUpdate } from './pdf-update.ts'
import { STAMP_BYTES } from './seal-pdf.ts'
import { openSignature } from './signed-update.ts'
import type { Stamp } from './time-stamp.ts'

/** What is needed to check signatures once the authorities behind them no longer answer, all in DER. */
export interface Evidence {
  certificates: readonly Uint8Array[]
  /** Lists of revoked certificates (RFC 5280), and answers about single certificates (RFC 6960). */
  crls: readonly Uint8Array[]
  ocsps: readonly Uint8Array[]
}

/**
 * Appends the evidence and a time-stamp over the whole file: PAdES B-LT and B-LTA in one update (ETSI EN 319 142-1, 5.4 and
 * 5.5). Repeat it before the authority's certificate expires, and the seal stays checkable.
 */
export async function addArchiveStamp(
  pdf: Uint8Array,
  evidence: Evidence,
  stamp: Stamp,
): Promise<Uint8Array> {
  const original = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length)
  const { digest, finish } = openSignature(original, {
    field: `Time ${original.toString('latin1').split(STAMP_TYPE).length}`,
    dictionary: `/Type /DocTimeStamp /Filter /Adobe.PPKLite /SubFilter ${STAMP_TYPE}`,
    room: STAMP_BYTES,
    objects: (update, first) => securityStore(update, first, evidence),
  })
  const { token } = await stamp(digest)
  return finish(token)
}

const STAMP_TYPE = '/ETSI.RFC3161'

/** Builds the document's security store (ISO 32000-2, 12.8.4.3), including what an earlier one holds. */
function securityStore({ catalog, dictionary }: PdfUpdate, first: number, evidence: Evidence) {
  const bodies = new Map<number, string>()
  const [, earlier] = /\/DSS (\d+) 0 R/.exec(dictionary(catalog)) ?? []
  const known = earlier === undefined ? '' : dictionary(Number(earlier))
  let next = first + 1
  const listed = (name: string, values: readonly Uint8Array[]): string => {
    const before = new RegExp(`/${name} \\[([^\\]]*)\\]`).exec(known)?.[1]?.trim()
    const added = values.map((bytes) => {
      bodies.set(
        next,
        `<</Length ${bytes.length}>>\nstream\n${Buffer.from(bytes).toString('latin1')}\nendstream`,
      )
      return `${next++} 0 R`
    })
    const all = [...(before ? [before] : []), ...added].join(' ')
    return all ? ` /${name} [${all}]` : ''
  }
  const lists =
    listed('Certs', evidence.certificates) + listed('CRLs', evidence.crls) + listed('OCSPs', evidence.ocsps)
  const number = earlier === undefined ? first : Number(earlier)
  bodies.set(number, `<</Type /DSS${lists}>>`)
  return { bodies, catalog: earlier === undefined ? `/DSS ${number} 0 R\n` : '' }
}
