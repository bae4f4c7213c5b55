import { X509Certificate } from 'node:crypto'
import { certificateRequest } from '@credenza/document'
import type { WalletKeyFacts } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { requireFreshSecondFactor } from '../../people/account/second-factor/require-fresh.ts'
import { walletKey, walletSubject } from '../../people/organisation/wallet-key.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { isSound, readChain, wrongChain, x5cOf } from '../../platform/keys/certificate-chain.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { storeWalletCertificates } from '../../proof/issuer/wallet-keys.ts'

/** The organisation's key for wallets with its certificates, and what an authority needs to certify it. */
export async function readWalletKey(ctx: Context, organisationId: string): Promise<WalletKeyFacts> {
  const key = await walletKey(ctx, organisationId)
  return {
    id: key.publicKeyMultibase,
    certificates: key.x5c.map((one) => new X509Certificate(Buffer.from(one, 'base64')).toString()),
    request: await certificateRequest(key, await walletSubject(ctx, organisationId)),
  }
}

/**
 * Replaces the deployment's certificates for the organisation's wallet key with those of an authority of its choice: PEM, the
 * key's own first. What was signed before keeps its certificates. Requires a fresh second factor. Throws 'invalid' for
 * certificates of another key, or that do not form a chain.
 */
export async function certifyWalletKey(ctx: Context, caller: OrganisationCaller, pem: string): Promise<void> {
  await requireFreshSecondFactor(ctx, caller)
  const { organisationId, accountId } = caller
  const now = ctx.clock()
  const key = await walletKey(ctx, organisationId)
  const chain = readChain(pem)
  const [own] = chain
  const isOfKey = own?.publicKey.export({ format: 'der', type: 'spki' }).equals(key.spki)
  if (!isOfKey || !isSound(chain, now)) throw wrongChain()
  // Leaves out the root: those who trust it have it, and wallets refuse it here (HAIP 1.0 §6.1.1).
  const x5c = x5cOf(chain.filter((one) => !one.checkIssued(one)))
  if (x5c.length === 0) throw wrongChain()
  await withRetry(ctx.db, async (tx) => {
    if (!(await storeWalletCertificates(tx, organisationId, key.publicKeyMultibase, x5c))) throw wrongChain()
    await appendAudit(ctx, tx, organisationId, now, [
      {
        actor: accountId,
        action: 'organisation.key-certified',
        subject: organisationId,
        detail: { key: key.publicKeyMultibase, certificates: x5c.length },
      },
    ])
  })
}
