/** An ECDSA signature `r ‖ s` as DER (RFC 3279, section 2.2.3). */
export function ecdsaDer(signature: Uint8Array): Buffer {
  const half = signature.length / 2
  const body = Buffer.concat([integer(signature.subarray(0, half)), integer(signature.subarray(half))])
  return Buffer.concat([Buffer.of(0x30, body.length), body])
}

function integer(bytes: Uint8Array): Buffer {
  const first = bytes.findIndex((byte) => byte !== 0)
  const digits = bytes.subarray(first === -1 ? bytes.length - 1 : first)
  // A first bit that is set would make it negative.
  const sign = digits[0]! & 0x80 ? [0] : []
  return Buffer.concat([Buffer.of(0x02, digits.length + sign.length, ...sign), digits])
}
