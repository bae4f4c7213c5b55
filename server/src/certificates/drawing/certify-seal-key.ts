import { X509Certificate } from 'node:crypto'
import { isForDocuments, sealCertificateRequest } from '@credenza/document'
import { dayMs, type SealKeyFacts } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { requireFreshSecondFactor } from '../../people/account/second-factor/require-fresh.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { isInForce, isSound, readChain, wrongChain, x5cOf } from '../../platform/keys/certificate-chain.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { keptSealKey, publishProviderKey, sealSubject } from './document-key.ts'
import { keepSealCertificates } from './seal-key-store.ts'

/** How long before a certificate ends its owner is warned. */
const warnedMs = 60 * dayMs

/** The key that seals the organisation's PDFs: its certificates, how long they last, and what an authority needs to certify it. */
export async function readSealKey(ctx: Context, organisationId: string): Promise<SealKeyFacts> {
  if (ctx.remoteSeals.has(organisationId)) {
    const certificates = await ctx.remoteSeals.certificates(organisationId)
    const standing = await publishProviderKey(ctx, organisationId, certificates[0]!.raw)
    const facts = factsOf(certificates, ctx.clock())
    return { ...facts, ...(standing === 'stolen' && { state: standing }), heldBy: 'provider', request: '' }
  }
  const kept = await keptSealKey(ctx, organisationId)
  const certificates = kept.authority.length > 0 ? kept.authority : [new X509Certificate(kept.certificate)]
  const request = await sealCertificateRequest(kept, await sealSubject(ctx, organisationId))
  return { ...factsOf(certificates, ctx.clock()), heldBy: 'deployment', request }
}

function factsOf(certificates: readonly X509Certificate[], now: Date) {
  const [own] = certificates
  const endsAt = new Date(Math.min(...certificates.map(({ validToDate }) => validToDate.getTime())))
  const isLate = endsAt.getTime() - now.getTime() < warnedMs
  const state = endsAt <= now ? ('ended' as const) : isLate ? ('ends-soon' as const) : ('in-force' as const)
  return {
    state: isSelfSigned(own!) ? ('self-signed' as const) : state,
    endsAt: endsAt.toISOString(),
    subject: nameIn(own!.subject),
    issuer: nameIn(own!.issuer),
    certificates: certificates.map(String),
  }
}

/**
 * Makes the organisation seal PDFs with an authority's certificates for its current key: PEM, the key's own first. PDFs
 * downloaded earlier keep theirs. Requires a fresh second factor; throws 'invalid' with what is wrong with the certificates.
 */
export async function certifySealKey(ctx: Context, caller: OrganisationCaller, pem: string): Promise<void> {
  await requireFreshSecondFactor(ctx, caller)
  const { organisationId, accountId } = caller
  requireHeldHere(ctx, organisationId)
  const now = ctx.clock()
  const kept = await keptSealKey(ctx, organisationId)
  const chain = readChain(pem)
  requireForSeals(chain, { key: new X509Certificate(kept.certificate), now })
  const x5c = x5cOf(chain)
  await withRetry(ctx.db, async (tx) => {
    const { certificate } = kept
    if (!(await keepSealCertificates(tx, organisationId, { certificate, x5c }))) throw otherKey()
    await appendAudit(ctx, tx, organisationId, now, [
      {
        actor: accountId,
        action: 'organisation.seal-certified',
        subject: organisationId,
        detail: { certificate: chain[0]!.fingerprint256, certificates: x5c.length },
      },
    ])
  })
}

/** Throws 'invalid' if a provider holds the key. */
export function requireHeldHere({ remoteSeals }: Context, organisationId: string): void {
  if (remoteSeals.has(organisationId)) throw fieldRefusal('certificates', 'invalid.seal_remote')
}

function requireForSeals(
  chain: readonly X509Certificate[],
  { key, now }: { key: X509Certificate; now: Date },
): void {
  const [own] = chain
  if (!own!.publicKey.equals(key.publicKey)) throw otherKey()
  if (!chain.every((one) => isInForce(one, now)))
    throw fieldRefusal('certificates', 'invalid.certificate_not_in_force')
  if (!isSound(chain, now) || isSelfSigned(own!)) throw wrongChain()
  if (!isForDocuments(own!.raw)) throw fieldRefusal('certificates', 'invalid.certificate_use')
}

const otherKey = () => fieldRefusal('certificates', 'invalid.certificate_other_key')

const isSelfSigned = (one: X509Certificate): boolean => one.verify(one.publicKey)

/**
 * Writes the lines of a distinguished name as 'O=University of Northern Arabia, CN=…'. Node gives undefined for a name without
 * fields.
 */
const nameIn = (distinguished: string | undefined): string => distinguished?.split('\n').join(', ') ?? ''
