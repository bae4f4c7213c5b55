import { createPrivateKey } from 'node:crypto'
import { parseStrictJson } from '@credenza/credential/verify'
import { compactDecrypt } from 'jose'
import type { Context } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { openP256Key } from '../../platform/keys/p256-key.ts'
import type { AttemptRow } from './attempt-store.ts'
import { encryption } from './request-object.ts'

/**
 * Decrypts what a wallet sent for this attempt (OpenID4VP 1.0 §8.3). Throws 'invalid' for another key or algorithm, and for
 * what is not encrypted.
 */
export async function openResponse(
  { keys }: Context,
  { sealed_key }: AttemptRow,
  jwe: string,
): Promise<{ vp_token?: unknown; state?: unknown; error?: unknown }> {
  const { pkcs8 } = openP256Key(keys, sealed_key)
  const key = createPrivateKey({ key: Buffer.from(pkcs8), format: 'der', type: 'pkcs8' })
  try {
    const { plaintext } = await compactDecrypt(jwe, key, {
      keyManagementAlgorithms: [encryption.alg],
      contentEncryptionAlgorithms: encryption.enc,
    })
    const said: unknown = parseStrictJson(new TextDecoder('utf-8', { fatal: true }).decode(plaintext))
    if (typeof said === 'object' && said !== null) return said
  } catch {
    // Does not tell the sender which part is wrong.
  }
  throw refusal('invalid.answer_unreadable')
}
