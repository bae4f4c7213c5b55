import { importPKCS8, SignJWT } from 'jose'
import { z } from 'zod'
import { askKeyService } from './ask-key-service.ts'

/** The part of a Google service account's JSON key that we use. */
export const serviceAccount = z.object({
  client_email: z.string(),
  private_key: z.string(),
  token_uri: z.url(),
})

const scope = 'https://www.googleapis.com/auth/cloudkms'

/** Requests an access token for a service account (RFC 7523, section 2.1). Throws `KeyStoreFailed`. */
export async function askForToken(account: z.infer<typeof serviceAccount>): Promise<unknown> {
  const { client_email: email, private_key: key, token_uri: url } = account
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(email)
    .setAudience(url)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importPKCS8(key, 'RS256'))
  const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion })
  return askKeyService(url, { method: 'POST', body })
}
