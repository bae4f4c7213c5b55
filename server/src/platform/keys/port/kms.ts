import { z } from 'zod'
import { kmsRequest } from '../kms-request.ts'
import { type KeyPort, wrappedFor } from './key-port.ts'
import type { KeyPortSettings } from './settings.ts'

type KmsSettings = Extract<KeyPortSettings, { kind: 'kms' }>

const timeoutMs = 10_000
const context = { use: wrappedFor }
const encrypted = z.object({ CiphertextBlob: z.base64() })
const decrypted = z.object({ Plaintext: z.base64() })

/** A key of AWS KMS, or of a service with its API: the actions Encrypt and Decrypt. */
export function openKms({ endpoint, keyId, credentials }: KmsSettings): KeyPort {
  async function call(action: 'Encrypt' | 'Decrypt', content: object): Promise<unknown> {
    const { url, init } = kmsRequest({ endpoint, credentials }, action, {
      KeyId: keyId,
      EncryptionContext: context,
      ...content,
    })
    const answer = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw new Error('KMS_ENDPOINT: the key service does not answer.', { cause })
    })
    const text = await answer.text()
    if (answer.ok) return JSON.parse(text)
    const [kind = 'no reason'] = /[A-Z]\w+Exception/.exec(text) ?? []
    throw new Error(
      `The key service answered ${answer.status} to ${action} (${kind}): look at KMS_KEY_ID and KMS_ACCESS_KEY_ID.`,
    )
  }

  return {
    wrap: async (plaintext) => {
      const answer = await call('Encrypt', { Plaintext: Buffer.from(plaintext).toString('base64') })
      return Buffer.from(encrypted.parse(answer).CiphertextBlob, 'base64')
    },
    unwrap: async (wrapped) => {
      const answer = await call('Decrypt', { CiphertextBlob: Buffer.from(wrapped).toString('base64') })
      return Buffer.from(decrypted.parse(answer).Plaintext, 'base64')
    },
  }
}
