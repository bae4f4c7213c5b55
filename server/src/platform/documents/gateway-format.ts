/** The two verifiable forms of a block: its bytes, or a CAR archive that holds it. */
export type GatewayFormat = 'raw' | 'car'

/** The form to answer with, or the status and sentence with which to refuse the request. */
export type FormatChoice =
  | { format: GatewayFormat; negotiated: boolean }
  | { status: 400 | 406; message: string }

const ADVICE = 'This gateway serves verifiable blocks: add ?format=raw or ?format=car'
const MEDIA_TYPES: Record<string, GatewayFormat> = {
  'application/vnd.ipld.raw': 'raw',
  'application/vnd.ipld.car': 'car',
  'application/*': 'raw',
  '*/*': 'raw',
}

/**
 * Which form a request asks for. The `format` parameter takes precedence; otherwise the most preferred type in the Accept
 * header that we support (RFC 9110 §12.5.1; IPFS Trustless Gateway, "Accept" and "format").
 */
export function chooseFormat(format: string | undefined, accept: string | undefined): FormatChoice {
  if (format !== undefined) {
    if (format === 'raw' || format === 'car') return { format, negotiated: false }
    return { status: 406, message: ADVICE }
  }
  if (!accept) return { status: 400, message: ADVICE }
  const wanted = accept
    .split(',')
    .map(parseMediaRange)
    .filter((range) => range.quality > 0 && range.format !== undefined)
    .toSorted((a, b) => b.quality - a.quality)
  const best = wanted[0]
  if (!best?.format) return { status: 406, message: ADVICE }
  // A single block has one order and no duplicates, so any `order` and `dups` hold. We do not write CAR version 2.
  if (best.format === 'car' && best.version !== undefined && best.version !== '1') {
    return { status: 406, message: 'This gateway writes CAR version 1 only' }
  }
  return { format: best.format, negotiated: true }
}

function parseMediaRange(text: string) {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
  const values = new Map(
    parameters.map((parameter) => parameter.split('=', 2) as [string, string | undefined]),
  )
  const quality = Number(values.get('q') ?? 1)
  return {
    format: MEDIA_TYPES[type],
    version: values.get('version'),
    quality: Number.isNaN(quality) ? 0 : quality,
  }
}
