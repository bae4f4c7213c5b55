import { X509Certificate } from 'node:crypto'
import { certificateRequest } from '@credenza/document'
import type { WalletKeyFacts } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { requireFreshSecondFactor } from '../../people/account/second-factor/fresh.ts'
import { walletKey, walletSubject } from '../../people/organisation/wallet-key.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { OrganisationParty } from '../../platform/http/access.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { certifyWalletKey as keepCertificates } from '../../proof/issuer/wallet-keys.ts'

const mostCertificates = 5

/** The organisation's key for wallets with its certificates, and what another authority needs to certify it. */
export async function readWalletKey(ctx: Context, organisationId: string): Promise<WalletKeyFacts> {
  const key = await walletKey(ctx, organisationId)
  return {
    id: key.publicKeyMultibase,
    certificates: key.x5c.map((one) => new X509Certificate(Buffer.from(one, 'base64')).toString()),
    request: await certificateRequest(key, await walletSubject(ctx, organisationId)),
  }
}

/**
 * Gives the organisation's key for wallets certificates of an authority of its choice, instead of the deployment's: PEM, its
 * own first. What was signed before keeps the certificates that it has. Requires a fresh second factor; throws 'invalid' for
 * certificates that are not of this key, or do not lead from one to the next.
 */
export async function certifyWalletKey(ctx: Context, party: OrganisationParty, pem: string): Promise<void> {
  await requireFreshSecondFactor(ctx, party)
  const { organisationId, accountId } = party
  const now = ctx.clock()
  const key = await walletKey(ctx, organisationId)
  const chain = readChain(pem)
  const [own] = chain
  const isOfKey = own?.publicKey.export({ format: 'der', type: 'spki' }).equals(key.spki)
  if (!isOfKey || own!.ca || !isSound(chain, now)) throw wrongChain()
  // Without the root: those who trust it have it, and wallets refuse it here (HAIP 1.0 §6.1.1).
  const x5c = chain.filter((one) => !one.checkIssued(one)).map(({ raw }) => raw.toString('base64'))
  if (x5c.length === 0) throw wrongChain()
  await withRetry(ctx.db, async (tx) => {
    if (!(await keepCertificates(tx, organisationId, key.publicKeyMultibase, x5c))) throw wrongChain()
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

function readChain(pem: string): X509Certificate[] {
  const parts = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  if (parts.length > mostCertificates) throw wrongChain()
  try {
    return parts.map((part) => new X509Certificate(part))
  } catch {
    throw wrongChain()
  }
}

const isSound = (chain: readonly X509Certificate[], now: Date): boolean =>
  chain.every((one, index) => {
    const by = chain[index + 1]
    const isInForce = one.validFromDate <= now && now < one.validToDate
    return isInForce && (!by || (by.ca && one.checkIssued(by) && one.verify(by.publicKey)))
  })

const wrongChain = () => fieldRefusal('certificates', 'invalid.certificate_chain')
