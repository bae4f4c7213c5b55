import { createPublicKey, hash } from 'node:crypto'
import { z } from 'zod'
import { readSettingFile } from '../../read-setting-file.ts'
import { partOf } from './ask-key-service.ts'
import type { KeyStore } from './key-store.ts'
import { rawSignature } from './raw-signature.ts'
import { askForToken, serviceAccount } from './service-account.ts'
import { withAccessToken } from './with-access-token.ts'

const publicKeyAnswer = z.object({ pem: z.string() })
const signAnswer = z.object({ signature: z.base64() })

/**
 * Google Cloud KMS: keys of the algorithms EC_SIGN_ED25519 and EC_SIGN_P256_SHA256 in one key ring
 * (`projects/…/locations/…/keyRings/…`). A label contains key and version, `key/2`; without a version, it means version 1.
 * Rejects if the key file cannot be used.
 */
export async function openGoogleKms({
  endpoint,
  keyRing,
  keyFile,
}: {
  endpoint: string
  keyRing: string
  keyFile: string
}): Promise<KeyStore> {
  const account = await readSettingFile('SIGNING_GOOGLE_KEY_FILE', keyFile, {
    what: 'the JSON key of a service account',
    read: (text) => serviceAccount.parse(JSON.parse(text)),
  })
  const ask = withAccessToken(() => askForToken(account))

  function call(label: string, rest: string, content?: object): Promise<unknown> {
    const [key, version = '1'] = label.split('/')
    const url = new URL(`/v1/${keyRing}/cryptoKeys/${key}/cryptoKeyVersions/${version}${rest}`, endpoint)
    return ask(url, content)
  }
  return {
    publicKey: async (label) => createPublicKey(partOf(publicKeyAnswer, await call(label, '/publicKey')).pem),
    sign: async (label, message, kind) => {
      const content =
        kind === 'Ed25519'
          ? { data: Buffer.from(message).toString('base64') }
          : { digest: { sha256: hash('sha256', message, 'base64') } }
      const answer = partOf(signAnswer, await call(label, ':asymmetricSign', content))
      const signature = Buffer.from(answer.signature, 'base64')
      return kind === 'Ed25519' ? signature : rawSignature(signature)
    },
  }
}
