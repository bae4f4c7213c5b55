import { utcSeconds } from '@credenza/credential/issue'
import type { Context } from '../../../context.ts'
import { doubtAbout } from '../../../proof/doubt/doubts.ts'
import { didDocument, methodOf, organisationDid, organisationUrl } from '../../../proof/issuer/did.ts'
import { readKeyEvents } from '../../../proof/issuer/key-events.ts'
import { publishedSealKeys } from '../../../proof/issuer/seal-keys.ts'
import { publishedKeys } from '../../../proof/issuer/signing-keys.ts'
import { walletJwks } from '../../../proof/issuer/wallet-keys.ts'
import { findOrganisation } from '../find-organisation.ts'

/**
 * The organisation's DID document: every key it ever signed with, those for documents as JSON Web Keys too, and every key that
 * sealed its PDFs.
 */
export async function organisationDidDocument(ctx: Context, organisationId: string) {
  const organisation = await findOrganisation(ctx.db, organisationId)
  const [keys, seals] = await Promise.all([
    publishedKeys(ctx.db, organisation.id),
    publishedSealKeys(ctx.db, organisation.id),
  ])
  return didDocument(organisationDid(ctx.config.publicUrl, organisation.id), keys, {
    jwks: keys.filter(({ x5c }) => x5c === undefined),
    seals,
  })
}

/** The organisation's keys for wallets, where verifiers look for them (SD-JWT VC §4). */
export async function jwtIssuerMetadata(ctx: Context, organisationId: string) {
  const { id } = await findOrganisation(ctx.db, organisationId)
  const keys = walletJwks(await publishedKeys(ctx.db, id))
  return {
    issuer: organisationUrl(ctx.config.publicUrl, id),
    jwks: { keys: keys.map((key) => ({ ...key, use: 'sig', alg: 'ES256' })) },
  }
}

/**
 * What this deployment vouches for, in the form for verifiers (credential/src/verify/ports.ts, IssuerRecord): who the
 * organisation is, since when it is approved and for what, and which of its keys were stolen, with its own signed statements
 * about them. Does not mention suspensions of the organisation: these keep it from signing, but do not affect what it has
 * signed. `unvouched` is set while our own records do not match the logs.
 */
export async function organisationRecord(ctx: Context, organisationId: string) {
  const organisation = await findOrganisation(ctx.db, organisationId)
  const did = organisationDid(ctx.config.publicUrl, organisation.id)
  const keys = await publishedKeys(ctx.db, organisation.id)
  const doubt = await doubtAbout(ctx.db, organisation.id)
  return {
    id: organisation.id,
    did,
    name: organisation.name,
    status: organisation.approved_at ? ('approved' as const) : ('pending' as const),
    roles: [organisation.role],
    // In whole seconds like a proof's date. Otherwise a signature of the same second would seem to precede the approval.
    ...(organisation.approved_at && { approvedAt: utcSeconds(organisation.approved_at) }),
    logAddress: organisation.wallet_address.toLowerCase(),
    stolenKeys: keys
      .filter((key) => key.compromisedAt)
      .map((key) => ({ keyId: methodOf(did, key), since: key.compromisedAt!.toISOString() })),
    ...(doubt && { unvouched: { reason: doubt.part, since: doubt.since.toISOString() } }),
    keyEvents: await readKeyEvents(ctx.db, organisation.id),
  }
}
