import { findCertificate } from '@credenza/server/src/certificates/certificate/find-certificates.ts'
import { certificateForHolder } from '@credenza/server/src/certificates/wallet-form/certificate-in-format.ts'
import type { Context } from '@credenza/server/src/context.ts'
import { endpointsOf } from '@credenza/server/src/holders/wallet-issuance/endpoints.ts'
import { findByToken } from '@credenza/server/src/holders/wallet-issuance/grant/grant-store.ts'
import { token } from '@credenza/server/src/holders/wallet-issuance/grant/token.ts'
import { credential } from '@credenza/server/src/holders/wallet-issuance/issue/credential.ts'
import { newNonce } from '@credenza/server/src/holders/wallet-issuance/issue/nonce.ts'
import { preAuthorizedGrant } from '@credenza/server/src/holders/wallet-issuance/metadata.ts'
import { insertOffer } from '@credenza/server/src/holders/wallet-issuance/offer/insert-offer.ts'
import { withRetry } from '@credenza/server/src/platform/db/with-retry.ts'
import { verifyAnything } from '@credenza/server/src/verifying/foreign/verify-anything.ts'
import { judgePresentation } from '@credenza/server/src/verifying/presentation/judge-presentation.ts'
import { jwk, keyProof, present, signBytes } from './wallet.ts'

const audience = 'x509_hash:bench'
const nonce = 'n'.repeat(43)
const callerKey = 'bench'
/** About as many bytes as a signed form. */
const aKilobyte = new Uint8Array(1_000)

/** The parts of work on one certificate. Call each once, in this order; only the parts' own work is timed. */
export async function flowsOf(ctx: Context, id: string) {
  const { accountId, organisationId } = await findCertificate(ctx.db, id)
  if (!accountId) throw new Error('The certificate has no holder')
  const form = (format: 'dc+sd-jwt' | 'jwt_vc_json') => certificateForHolder(ctx, accountId, { id, format })
  const held = await certificateForHolder(ctx, accountId, {
    id,
    format: 'dc+sd-jwt',
    holderKey: jwk as never,
  })
  const presented = await present(String(held.credential), audience, nonce, ctx.clock())
  const judge = () => requireValid(verifyAnything(ctx, presented, { callerKey }))
  await judge() // Both timed verdicts then find what this one has already read.
  return {
    'floor: read its row, sign once with P-256': async () => {
      await findCertificate(ctx.db, id)
      signBytes(aKilobyte)
    },
    'make an SD-JWT VC': () => form('dc+sd-jwt'),
    'make a JWT': () => form('jwt_vc_json'),
    'offer and issue an SD-JWT VC (OpenID4VCI)': () => issueToWallet(ctx, { organisationId, id }),
    'floor: verdict on the same text': judge,
    'judge what a wallet presents (OpenID4VP)': () =>
      requireValid(
        judgePresentation(
          ctx,
          { certificate: [presented] },
          { facts: ['name'], clientId: audience, nonce, callerKey },
        ),
      ),
  } satisfies Record<string, () => Promise<unknown>>
}

/** Exchanges an offer, its code for a token, a nonce and a key proof for the certificate. */
async function issueToWallet(
  ctx: Context,
  { organisationId, id }: { organisationId: string; id: string },
): Promise<void> {
  const certificate = await findCertificate(ctx.db, id)
  const now = ctx.clock()
  const lasting = { now, expiresAt: new Date(now.getTime() + 60_000), txCode: undefined }
  const offer = await withRetry(ctx.db, (tx) => insertOffer(ctx, tx, certificate, lasting))
  const { access_token } = await token(ctx, organisationId, {
    body: {
      grant_type: preAuthorizedGrant,
      'pre-authorized_code': new URL(offer.url).searchParams.get('code'),
    },
    headers: {},
    ip: '127.0.0.1',
  })
  const grant = await findByToken(ctx, organisationId, access_token)
  const { issuer } = endpointsOf(ctx, organisationId)
  const proof = await keyProof(issuer, newNonce(ctx, organisationId), ctx.clock())
  const wish = { credential_configuration_id: 'certificate-sd-jwt', proofs: { jwt: [proof] } }
  if (!('credentials' in (await credential(ctx, grant!, wish)))) throw new Error('Nothing was issued')
}

async function requireValid(judged: Promise<{ verdict: string }>): Promise<void> {
  const { verdict } = await judged
  if (verdict !== 'VALID') throw new Error(`The verdict was ${verdict}`)
}
