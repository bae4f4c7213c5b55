import { createPublicKey } from 'node:crypto'
import { signBlockcerts } from '@credenza/credential/blockcerts'
import { signTranscript } from '@credenza/credential/clr'
import { signElm } from '@credenza/credential/elm'
import {
  type CertificateDocument,
  coursesOf,
  hashEmail,
  type Signed,
  utcSeconds,
  writeJwtCredential,
} from '@credenza/credential/issue'
import {
  type Holder,
  LEARNING_CREDENTIAL,
  learningClaims,
  type WalletClaims,
  walletClaims,
  writeSdJwt,
} from '@credenza/credential/sd-jwt'
import type { WalletFormat } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { countryCode } from '../../people/organisation/country-code.ts'
import { findOrganisation } from '../../people/organisation/find-organisation.ts'
import { walletKey } from '../../people/organisation/wallet-key.ts'
import type { Caller } from '../../platform/http/access.ts'
import { fieldRefusal, refusal } from '../../platform/http/api-error.ts'
import type { P256Jwk } from '../../platform/keys/p256-key.ts'
import { randomBytes } from '../../platform/random-bytes.ts'
import { sha256 } from '../../platform/sha256.ts'
import { methodOf, organisationDid, organisationUrl } from '../../proof/issuer/did.ts'
import { currentSigner } from '../../proof/issuer/signing-keys.ts'
import type { Certificate } from '../certificate/certificate.ts'
import { transitionOf } from '../certificate/certificate-state.ts'
import { findHeldCertificate } from '../certificate/find-held.ts'
import { findAsParty } from '../certificate/read-certificate.ts'
import { documentKeys } from '../certificate/sealed/document-keys.ts'
import { openSigned } from '../certificate/sealed/open-signed.ts'
import { signedByStolenKeys } from '../issuer-key/signed-by-stolen-keys.ts'
import { tokenListUrl } from '../status/list-url.ts'
import { readHolder } from './read-holder.ts'
import { certificateType } from './type-metadata.ts'

/** A certificate in a wallet format: a JSON document or a text. */
export type InFormat = { format: WalletFormat; credential: string | Record<string, unknown> }

interface Wish {
  id: string
  format: WalletFormat
  holderKey?: P256Jwk | undefined
}

/**
 * Makes a certificate in this format, for its issuer or holder, from its signed document. Binds an SD-JWT VC to the holder's
 * key, if one is given. The certificate must be accepted and in force: throws the reason if it cannot be delivered,
 * key_compromised, not_found for everybody else and after an erasure, forbidden if the issuer gives a holder's key, and
 * unavailable without the document store.
 */
export async function certificateInFormat(ctx: Context, caller: Caller, wish: Wish): Promise<InFormat> {
  const certificate = await findAsParty(ctx, caller, wish.id)
  if (wish.holderKey && caller.accountId !== certificate.accountId)
    throw fieldRefusal('holderKey', 'forbidden.holder_key')
  return inFormat(ctx, certificate, wish)
}

/** Like `certificateInFormat`, for the wallet of a holder who allowed it. */
export async function certificateForHolder(ctx: Context, accountId: string, wish: Wish): Promise<InFormat> {
  return inFormat(ctx, await findHeldCertificate(ctx.db, accountId, wish.id), wish)
}

async function inFormat(
  ctx: Context,
  certificate: Certificate,
  { format, holderKey }: Wish,
): Promise<InFormat> {
  const outcome = transitionOf(certificate, 'deliver')
  if ('refused' in outcome) throw refusal(outcome.refused)
  if ((await signedByStolenKeys(ctx.db, [certificate])).size > 0) throw refusal('key_compromised')
  const document = await signedDocument(ctx, certificate)
  if (holderKey) requireOnCurve(holderKey)
  const make = makers[format]
  return { format, credential: await make(ctx, certificate, { document, holderKey }) }
}

interface Making {
  document: Signed<CertificateDocument>
  holderKey: P256Jwk | undefined
}

type Maker = (ctx: Context, certificate: Certificate, making: Making) => Promise<InFormat['credential']>

const makers: Record<WalletFormat, Maker> = {
  ldp_vc: async (_ctx, _certificate, { document }) => ({ ...document }),
  jwt_vc_json: asJwt,
  'dc+sd-jwt': asSdJwt,
  'eu-learning': asLearningCredential,
  clr: asTranscript,
  elm: asElm,
  blockcerts: asBlockcerts,
}

async function signedDocument(ctx: Context, certificate: Certificate): Promise<Making['document']> {
  const key = (await documentKeys(ctx, [certificate])).get(certificate.id)
  return JSON.parse(Buffer.from(await openSigned(ctx, certificate, key)).toString('utf8'))
}

async function asJwt(ctx: Context, { organisationId }: Certificate, { document }: Making): Promise<string> {
  const { keyId, sign } = await documentSigner(ctx, organisationId)
  return writeJwtCredential(document, { keyId, sign, at: ctx.clock() })
}

async function asTranscript(ctx: Context, { organisationId }: Certificate, { document }: Making) {
  if (coursesOf(document).length === 0) throw fieldRefusal('format', 'invalid.no_courses')
  return signTranscript(document, { ...(await signingNow(ctx, organisationId)), sha256 })
}

async function asElm(ctx: Context, { organisationId }: Certificate, { document }: Making) {
  return signElm(document, await signingNow(ctx, organisationId))
}

async function asBlockcerts(ctx: Context, { organisationId }: Certificate, { document }: Making) {
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

async function asSdJwt(ctx: Context, certificate: Certificate, making: Making): Promise<string> {
  const holder = await readHolder(ctx.db, certificate)
  const claims = walletClaims(making.document, withSignedEmail(holder, making.document))
  return sdJwtWith(ctx, certificate, { ...making, vct: certificateType(ctx), claims })
}

async function asLearningCredential(ctx: Context, certificate: Certificate, making: Making): Promise<string> {
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

function requireOnCurve(key: P256Jwk): void {
  try {
    createPublicKey({ key: { ...key }, format: 'jwk' })
  } catch {
    throw fieldRefusal('holderKey', 'invalid.holder_key')
  }
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
