import { createPublicKey, hash } from 'node:crypto'
import { z } from 'zod'
import type { AwsCredentials } from '../../s3/sign-aws-request.ts'
import { kmsRequest } from '../kms-request.ts'
import { askKeyService, partOf } from './ask-key-service.ts'
import type { KeyKind, KeyStore } from './key-store.ts'

const publicKeyAnswer = z.object({ PublicKey: z.base64() })
const signAnswer = z.object({ Signature: z.base64() })

const algorithms: Record<KeyKind, string> = {
  Ed25519: 'ED25519_SHA_512',
  'P-256': 'ECDSA_SHA_256',
  RSA: 'RSASSA_PKCS1_V1_5_SHA_256',
}

/**
 * AWS KMS, or a service with its API: the actions GetPublicKey and Sign. A key's label is its alias. Ed25519 takes the message
 * itself, up to 4 kB, and the others its digest.
 */
export function openAwsKms(access: { endpoint: string; credentials: AwsCredentials }): KeyStore {
  const call = (action: 'GetPublicKey' | 'Sign', label: string, content: object) => {
    const { url, init } = kmsRequest(access, action, { KeyId: `alias/${label}`, ...content })
    return askKeyService(url, init)
  }
  return {
    publicKey: async (label) => {
      const { PublicKey } = partOf(publicKeyAnswer, await call('GetPublicKey', label, {}))
      return createPublicKey({ key: Buffer.from(PublicKey, 'base64'), format: 'der', type: 'spki' })
    },
    sign: async (label, message, kind) => {
      const isRaw = kind === 'Ed25519'
      const signed = isRaw ? Buffer.from(message) : hash('sha256', message, 'buffer')
      const answer = await call('Sign', label, {
        Message: signed.toString('base64'),
        MessageType: isRaw ? 'RAW' : 'DIGEST',
        SigningAlgorithm: algorithms[kind],
      })
      return Buffer.from(partOf(signAnswer, answer).Signature, 'base64')
    },
  }
}
