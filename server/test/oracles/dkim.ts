import { createHash, createVerify, type KeyObject } from 'node:crypto'

/** Whether an email as received has a DKIM signature that fits this key (RFC 6376, relaxed in both parts). */
export function isSignedWith(raw: string, key: KeyObject): boolean {
  const end = raw.indexOf('\r\n\r\n')
  const headers = raw
    .slice(0, end)
    .split(/\r\n(?![ \t])/)
    .map((line) => relaxed(line))
  const signature = headers.find((line) => line.startsWith('dkim-signature:')) ?? ''
  const tags = new Map(
    signature
      .slice('dkim-signature:'.length)
      .split(';')
      .map((tag) => [
        tag.slice(0, tag.indexOf('=')).trim(),
        tag.slice(tag.indexOf('=') + 1).replace(/\s/g, ''),
      ]),
  )
  const bodyHash = createHash('sha256').update(relaxedBody(raw.slice(end + 4)))
  if (tags.get('bh') !== bodyHash.digest('base64')) return false
  const covered = (tags.get('h') ?? '').split(':').map((name) => {
    return headers.find((line) => line.startsWith(`${name.toLowerCase()}:`)) ?? ''
  })
  const signed = [...covered.filter(Boolean), signature.replace(/(;\s*b=)[^;]*/, '$1')].join('\r\n')
  const verifier = createVerify('sha256').update(signed)
  return verifier.verify(key, tags.get('b') ?? '', 'base64')
}

/** A header with its name in lower case, unfolded, and single spaces. */
function relaxed(line: string): string {
  const at = line.indexOf(':')
  const value = line
    .slice(at + 1)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
  return `${line.slice(0, at).trim().toLowerCase()}:${value.trim()}`
}

const relaxedBody = (body: string): string => {
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''))
  const text = lines.join('\r\n').replace(/(\r\n)+$/, '')
  return text === '' ? '' : `${text}\r\n`
}
