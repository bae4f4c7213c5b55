import { createPrivateKey, createPublicKey, generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import type { Context } from '../../context.ts'

const purpose = 'mail-sender-key'
export const selector = 'credenza'

/** A new key for signing emails (DKIM, RFC 6376), sealed. RSA with 2048 bits, which every receiver can check (RFC 8301). */
export async function newSealedKey({ keys }: Context): Promise<Uint8Array> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return keys.seal(purpose, privateKey.export({ format: 'der', type: 'pkcs8' }))
}

const opened = ({ keys }: Pick<Context, 'keys'>, sealed: Uint8Array) =>
  createPrivateKey({ key: Buffer.from(keys.open(purpose, sealed)), format: 'der', type: 'pkcs8' })

export const privateKeyOf = (ctx: Pick<Context, 'keys'>, sealed: Uint8Array): string =>
  opened(ctx, sealed).export({ format: 'pem', type: 'pkcs8' }).toString()

/** The DNS record with its public half (RFC 6376, section 3.6.1). */
export function keyRecord(ctx: Context, domain: string, sealed: Uint8Array): { name: string; value: string } {
  const key = createPublicKey(opened(ctx, sealed)).export({ format: 'der', type: 'spki' })
  return { name: `${selector}._domainkey.${domain}`, value: `v=DKIM1; k=rsa; p=${key.toString('base64')}` }
}
