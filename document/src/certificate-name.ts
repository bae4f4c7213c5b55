import { readDer } from './der-value.ts'

/**
 * The issuer and serial number that identify a certificate in a CMS message (RFC 5652, 10.2.4), copied byte for byte:
 * writing the serial number again from its digits could change its sign.
 */
export function issuerAndSerial(certificate: Uint8Array): [issuer: Buffer, serial: Buffer] {
  // Certificate { tbs { [0] version, serial, algorithm, issuer, … }, … }
  const tbs = readDer(Buffer.from(certificate)).parts[0]!
  const [serial, , issuer] = tbs.parts.slice(tbs.parts[0]!.tag === 0xa0 ? 1 : 0)
  return [issuer!.whole, serial!.whole]
}
