import { signBlockcerts } from '@credenza/credential/blockcerts'
import { signTranscript } from '@credenza/credential/clr'
import { signElm } from '@credenza/credential/elm'
import { coursesOf, utcSeconds, writeJwtCredential } from '@credenza/credential/issue'
import type { Context } from '../../context.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { sha256 } from '../../platform/sha256.ts'
import { methodOf, organisationDid } from '../../proof/issuer/did.ts'
import { currentSigner } from '../../proof/issuer/signing-keys.ts'
import type { Certificate } from '../certificate/certificate.ts'
import type { Making } from './maker.ts'

/** The signed document as a JWT. */
export async function asJwt(
  ctx: Context,
  { organisationId }: Certificate,
  { document }: Making,
): Promise<string> {
  const { keyId, sign } = await documentSigner(ctx, organisationId)
  return writeJwtCredential(document, { keyId, sign, at: ctx.clock() })
}

/** A CLR 2.0 transcript (decision 0065). Throws 'invalid' for a certificate without courses. */
export async function asTranscript(ctx: Context, { organisationId }: Certificate, { document }: Making) {
  if (coursesOf(document).length === 0) throw fieldRefusal('format', 'invalid.no_courses')
  return signTranscript(document, { ...(await signingNow(ctx, organisationId)), sha256 })
}

/** A European Digital Credential (decision 0066). */
export async function asElm(ctx: Context, { organisationId }: Certificate, { document }: Making) {
  return signElm(document, await signingNow(ctx, organisationId))
}

/** A Blockcerts credential (decision 0080). */
export async function asBlockcerts(ctx: Context, { organisationId }: Certificate, { document }: Making) {
  return signBlockcerts(document, await signingNow(ctx, organisationId))
}

async function signingNow(ctx: Context, organisationId: string) {
  const { keyId, sign } = await documentSigner(ctx, organisationId)
  return { verificationMethod: keyId, created: utcSeconds(ctx.clock()), sign }
}

async function documentSigner(ctx: Context, organisationId: string) {
  const { publicKeyMultibase, sign } = await currentSigner(ctx, organisationId)
  return {
    keyId: methodOf(organisationDid(ctx.config.publicUrl, organisationId), { publicKeyMultibase }),
    sign,
  }
}
