import { createPublicKey } from 'node:crypto'
import { z } from 'zod'
import type { AwsCredentials } from '../../s3/sign-aws-request.ts'
import { kmsRequest } from '../kms-request.ts'
import { askKeyService, partOf } from './ask-key-service.ts'
import type { KeyStore } from './key-store.ts'

const publicKeyAnswer = z.object({ PublicKey: z.base64() })
const signAnswer = z.object({ Signature: z.base64() })

/**
 * AWS KMS, or a service with its API: the actions GetPublicKey and Sign, for keys of the kind ECC_NIST_EDWARDS25519. A key's label
 * is its alias. A message has at most 4 kB.
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
    sign: async (label, message) => {
      const answer = await call('Sign', label, {
        Message: Buffer.from(message).toString('base64'),
        MessageType: 'RAW',
        SigningAlgorithm: 'ED25519_SHA_512',
      })
      return Buffer.from(partOf(signAnswer, answer).Signature, 'base64')
    },
  }
}
