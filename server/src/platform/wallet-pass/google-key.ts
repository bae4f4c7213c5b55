import { createPrivateKey, sign } from 'node:crypto'
import { z } from 'zod'
import { readSettingFile } from '../read-setting-file.ts'
import type { WalletPassSettings } from './settings.ts'

/** Signs what people save to Google Wallet, as a service account. */
export interface GooglePassKey {
  issuerId: string
  /** A link that saves these objects. Nothing is sent to Google before somebody opens it. */
  saveLink(payload: object, at: Date): string
}

const serviceAccount = z.object({
  client_email: z.email(),
  private_key: z.string(),
  private_key_id: z.string(),
})

export async function readGoogleKey({
  issuerId,
  keyFile,
}: NonNullable<WalletPassSettings['google']>): Promise<GooglePassKey> {
  const account = await readSettingFile('GOOGLE_WALLET_KEY_FILE', keyFile, {
    what: "a service account's key as JSON",
    read: (text) => {
      const { private_key, ...facts } = serviceAccount.parse(JSON.parse(text))
      return { ...facts, key: createPrivateKey(private_key) }
    },
  })
  if (account.key.asymmetricKeyType !== 'rsa')
    throw new Error('GOOGLE_WALLET_KEY_FILE: the key is not an RSA key.')
  return {
    issuerId,
    saveLink: (payload, at) => {
      const header = { alg: 'RS256', typ: 'JWT', kid: account.private_key_id }
      const claims = {
        iss: account.client_email,
        aud: 'google',
        typ: 'savetowallet',
        iat: Math.floor(at.getTime() / 1000),
        origins: [],
        payload,
      }
      const signed = [header, claims].map((part) => base64url(JSON.stringify(part))).join('.')
      const signature = sign('sha256', Buffer.from(signed), account.key)
      return `https://pay.google.com/gp/v/save/${signed}.${base64url(signature)}`
    },
  }
}

const base64url = (content: string | Uint8Array): string => Buffer.from(content).toString('base64url')
