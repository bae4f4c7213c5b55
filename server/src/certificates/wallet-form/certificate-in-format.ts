import { createPublicKey } from 'node:crypto'
import type { WalletFormat } from '@credenza/schema'
import type { Context } from '../../context.ts'
import type { Caller } from '../../platform/http/access.ts'
import { fieldRefusal, refusal } from '../../platform/http/api-error.ts'
import type { P256Jwk } from '../../platform/keys/p256-key.ts'
import type { Certificate } from '../certificate/certificate.ts'
import { transitionOf } from '../certificate/certificate-state.ts'
import { findHeldCertificate } from '../certificate/find-held.ts'
import { findAsParty } from '../certificate/read-certificate.ts'
import { documentKeys } from '../certificate/sealed/document-keys.ts'
import { openSigned } from '../certificate/sealed/open-signed.ts'
import { signedByStolenKeys } from '../issuer-key/signed-by-stolen-keys.ts'
import { asLearningCredential, asSdJwt } from './as-sd-jwt.ts'
import { asBlockcerts, asElm, asJwt, asTranscript } from './as-signed-again.ts'
import type { Maker, Making } from './maker.ts'

/** A certificate in a wallet format: a JSON document or a text. */
export type InFormat = { format: WalletFormat; credential: Awaited<ReturnType<Maker>> }

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

function requireOnCurve(key: P256Jwk): void {
  try {
    createPublicKey({ key: { ...key }, format: 'jwk' })
  } catch {
    throw fieldRefusal('holderKey', 'invalid.holder_key')
  }
}
