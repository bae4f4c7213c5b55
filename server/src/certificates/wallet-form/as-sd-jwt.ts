import { hashEmail } from '@credenza/credential/issue'
import {
  type Holder,
  LEARNING_CREDENTIAL,
  learningClaims,
  type WalletClaims,
  walletClaims,
  writeSdJwt,
} from '@credenza/credential/sd-jwt'
import type { Context } from '../../context.ts'
import { countryCode } from '../../people/organisation/country-code.ts'
import { findOrganisation } from '../../people/organisation/find-organisation.ts'
import { walletKey } from '../../people/organisation/wallet-key.ts'
import { randomBytes } from '../../platform/random-bytes.ts'
import { sha256 } from '../../platform/sha256.ts'
import { organisationUrl } from '../../proof/issuer/did.ts'
import type { Certificate } from '../certificate/certificate.ts'
import { tokenListUrl } from '../status/list-url.ts'
import type { Making } from './maker.ts'
import { readHolder } from './read-holder.ts'
import { certificateType } from './type-metadata.ts'

/** Our type of SD-JWT VC, whose holder chooses what to show. */
export async function asSdJwt(ctx: Context, certificate: Certificate, making: Making): Promise<string> {
  const holder = await readHolder(ctx.db, certificate)
  const claims = walletClaims(making.document, withSignedEmail(holder, making.document))
  return sdJwtWith(ctx, certificate, { ...making, vct: certificateType(ctx), claims })
}

/** The learning credential of the EU (decision 0095). */
export async function asLearningCredential(
  ctx: Context,
  certificate: Certificate,
  making: Making,
): Promise<string> {
  const { details } = await findOrganisation(ctx.db, certificate.organisationId)
  const claims = learningClaims(making.document, countryCode(details.country))
  return sdJwtWith(ctx, certificate, { ...making, vct: LEARNING_CREDENTIAL, claims })
}

async function sdJwtWith(
  ctx: Context,
  certificate: Certificate,
  { holderKey, vct, claims: { open, hidden } }: Making & { vct: string; claims: WalletClaims },
): Promise<string> {
  const { organisationId } = certificate
  const [key, status] = await Promise.all([walletKey(ctx, organisationId), statusOf(ctx, certificate)])
  return writeSdJwt({
    header: { kid: key.publicKeyMultibase, x5c: key.x5c },
    open: {
      iss: organisationUrl(ctx.config.publicUrl, organisationId),
      vct,
      iat: Math.floor(ctx.clock().getTime() / 1000),
      status,
      ...(holderKey && { cnf: { jwk: holderKey } }),
      ...open,
    },
    hidden,
    sign: key.sign,
    random: randomBytes,
    sha256,
  })
}

async function statusOf(ctx: Context, { organisationId, id }: Certificate) {
  const { list, index } = await ctx.db
    .selectFrom('status_entry')
    .select(['list', 'index'])
    .where('org_id', '=', organisationId)
    .where('certificate_id', '=', id)
    .executeTakeFirstOrThrow()
  return { status_list: { idx: index, uri: tokenListUrl(ctx.config.publicUrl, organisationId, list) } }
}

/** Includes the email address only if it is the one that was signed, since an account's may have changed. */
function withSignedEmail({ email, birthdate }: Holder, { credentialSubject }: Making['document']): Holder {
  const signed = credentialSubject.identifier.find(({ identityType }) => identityType === 'emailAddress')
  const isSigned =
    email !== undefined && signed?.identityHash === hashEmail(email, signed?.salt ?? '', sha256)
  return { ...(isSigned && { email }), ...(birthdate && { birthdate }) }
}
