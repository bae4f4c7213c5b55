import { generateKeyPairSync, hash, type KeyObject, sign } from 'node:crypto'

/** A pair of keys that seals PDFs. */
export type SealKeys = { publicKey: KeyObject; privateKey: KeyObject }

export const ecKeys = (): SealKeys => generateKeyPairSync('ec', { namedCurve: 'P-256' })
export const rsaKeys = (): SealKeys => generateKeyPairSync('rsa', { modulusLength: 2048 })

/** The key with which the sample university seals its PDFs. */
export const universitySeal = ecKeys()

/** A key for seals, as the DID document of an organisation names it. */
export const sealMethod = (did: string, { publicKey }: Pick<SealKeys, 'publicKey'>, more: object = {}) => ({
  id: `${did}#seal-${hash('sha256', publicKey.export({ format: 'der', type: 'spki' }), 'base64url')}`,
  type: 'JsonWebKey',
  controller: did,
  publicKeyJwk: publicKey.export({ format: 'jwk' }),
  ...more,
})

/** A PDF with a seal at its end, in which a message about its digest has `room` for so many bytes. */
export function sealedPdf(
  pdf: string | Uint8Array,
  { privateKey }: Pick<SealKeys, 'privateKey'> = universitySeal,
  { write = messageOf, room = 700 }: { write?: typeof messageOf; room?: number } = {},
): Buffer {
  const start = Buffer.concat([Buffer.from(pdf), Buffer.from('9 0 obj\n<< /FT /Sig >>\n10 0 obj\n')])
  const end = Buffer.from(' >>\nendobj\n%%EOF\n')
  const ranges = (gap: number, next: number) =>
    `<< /Type /Sig /ByteRange [0 ${gap} ${next} ${end.length}]`.padEnd(80).concat('/Contents ')
  const gap = start.length + ranges(0, 0).length
  const before = Buffer.concat([start, Buffer.from(ranges(gap, gap + 2 * room + 2))])
  const message = write(hash('sha256', Buffer.concat([before, end]), 'buffer'), privateKey)
  return Buffer.concat([before, Buffer.from(`<${message.toString('hex').padEnd(2 * room, '0')}>`), end])
}

/** CMS SignedData over a digest, as small as it can be: the signer is only numbered. */
export function messageOf(digest: Uint8Array, key: KeyObject): Buffer {
  const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
  const [data, sha256, version] = [
    oid('2a864886f70d010701'),
    oid('608648016503040201'),
    der(0x02, Buffer.of(1)),
  ]
  const attributes = [
    der(0x30, oid('2a864886f70d010903'), der(0x31, data)),
    der(0x30, oid('2a864886f70d010904'), der(0x31, der(0x04, digest))),
  ]
  const signature = sign('sha256', der(0x31, ...attributes), key)
  const signer = der(
    0x30,
    ...[version, der(0x80, Buffer.of(7)), der(0x30, sha256), der(0xa0, ...attributes)],
    ...[der(0x30, sha256), der(0x04, signature)],
  )
  const signedData = der(0x30, version, der(0x31, der(0x30, sha256)), der(0x30, data), der(0x31, signer))
  return der(0x30, oid('2a864886f70d010702'), der(0xa0, signedData))
}

export function der(tag: number, ...contents: Uint8Array[]): Buffer {
  const body = Buffer.concat(contents)
  const { length } = body
  const head = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...head]), body])
}

/** The same file with one bit of the byte at this place changed. */
export function flipped(file: Uint8Array, at: number): Buffer {
  const changed = Buffer.from(file)
  changed[at]! ^= 1
  return changed
}
