import { createPublicKey, hash } from 'node:crypto'
import { z } from 'zod'
import type { AwsCredentials } from '../../s3/sign-aws-request.ts'
import { kmsRequest } from '../kms-request.ts'
import { askKeyService, partOf } from './ask-key-service.ts'
import type { KeyStore } from './key-store.ts'
import { rawSignature } from './raw-signature.ts'

const publicKeyAnswer = z.object({ PublicKey: z.base64() })
const signAnswer = z.object({ Signature: z.base64() })

/**
 * AWS KMS, or a service with its API: the actions GetPublicKey and Sign, for keys of the kinds ECC_NIST_EDWARDS25519 and
 * ECC_NIST_P256. A key's label is its alias. Messages for Ed25519 have at most 4 kB; for P-256 only the digest is sent.
 */
export function openAwsKms(access: { endpoint: string; credentials: AwsCredentials }): KeyStore {
  const call = (action: 'GetPublicKey' | 'Sign', label: string, content: object) => {
    const { url, init } = kmsRequest(access, action, { KeyId: `alias/${label}`, ...content })
    return askKeyService(url, init)
  }
  const signature = async (label: string, bytes: Uint8Array, way: object) => {
    const content = { Message: Buffer.from(bytes).toString('base64'), ...way }
    return Buffer.from(partOf(signAnswer, await call('Sign', label, content)).Signature, 'base64')
  }
  return {
    publicKey: async (label) => {
      const { PublicKey } = partOf(publicKeyAnswer, await call('GetPublicKey', label, {}))
      return createPublicKey({ key: Buffer.from(PublicKey, 'base64'), format: 'der', type: 'spki' })
    },
    sign: async (label, message, kind) => {
      if (kind === 'Ed25519')
        return signature(label, message, { MessageType: 'RAW', SigningAlgorithm: 'ED25519_SHA_512' })
      const way = { MessageType: 'DIGEST', SigningAlgorithm: 'ECDSA_SHA_256' }
      return rawSignature(await signature(label, hash('sha256', message, 'buffer'), way))
    },
  }
}
