import { buildStatusListCredential, utcSeconds } from '@credenza/credential/issue'
import { createStatusList, encodeStatusList, setStatus } from '@credenza/credential/status'
import type { Json, Stranger } from './stranger.ts'

const hourMs = 60 * 60_000

/** A status list in our published form, signed with any key. */
export async function signStatusList(
  signer: Stranger,
  { url, issuer, keyId, revoked = [] }: { url: string; issuer: string; keyId: string; revoked?: number[] },
): Promise<Json> {
  const bits = createStatusList()
  for (const index of revoked) setStatus(bits, index, true)
  const list = buildStatusListCredential({
    url,
    issuerId: issuer,
    purpose: 'revocation',
    encodedList: await encodeStatusList(bits),
    validFrom: utcSeconds(new Date(Date.now() - hourMs)),
    validUntil: utcSeconds(new Date(Date.now() + hourMs)),
    ttlMs: 300_000,
  })
  return signer.sign({ ...list }, { keyId })
}

/** A status list with another list's bits, which its signature no longer covers. */
export const withBitsOf = (list: Json, other: Json): Json => ({
  ...list,
  credentialSubject: {
    ...(list.credentialSubject as Json),
    encodedList: (other.credentialSubject as Json).encodedList,
  },
})
