import { readDer } from './der-value.ts'

/**
 * The issuer and the serial number by which a CMS message names a certificate (RFC 5652, 10.2.4), as they stand in it: a serial
 * number written again from its digits could get another sign.
 */
export function issuerAndSerial(certificate: Uint8Array): [issuer: Buffer, serial: Buffer] {
  // Certificate { tbs { [0] version, serial, algorithm, issuer, … }, … }
  const tbs = readDer(Buffer.from(certificate)).parts[0]!
  const [serial, , issuer] = tbs.parts.slice(tbs.parts[0]!.tag === 0xa0 ? 1 : 0)
  return [issuer!.whole, serial!.whole]
}
