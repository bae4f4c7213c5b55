import { formatVerifierKey } from '@credenza/credential/log'
import {
  type ChainCheckpoint,
  type IssuerRecord,
  isStatementAbout,
  type Ports,
} from '@credenza/credential/verify'
import { readCheckpoint } from '@credenza/registry'
import type { Evidence } from '../../certificates/certificate/evidence.ts'
import type { Context } from '../../context.ts'
import { organisationRecord } from '../../people/organisation/public/public-record.ts'
import { faultOf } from '../../platform/fault-of.ts'
import { unlessMissing } from '../../platform/http/unless-missing.ts'
import { organisationOfDid } from '../../proof/issuer/did.ts'
import { firstAnchors } from '../../proof/log/anchored.ts'
import { namedWitnesses } from '../../proof/log/cosignatures.ts'
import { logKey, logOrigin } from '../../proof/log/log-identity.ts'
import { fetchJson } from './fetch-json.ts'
import type { Away } from './judging/places.ts'
import { ownEvidence } from './own-evidence.ts'
import { resolveDid } from './resolve-did.ts'

/** A source that has not answered by then counts as unreachable. */
const patienceMs = 10_000

/**
 * The data sources of a verification on the server: our data come from the database and the chain, others' are fetched
 * (`away`). An error here makes a check inconclusive, never failed.
 */
export function serverPorts(ctx: Context, evidence: Evidence | undefined, away: Away): Ports {
  const { publicUrl } = ctx.config
  return {
    now: ctx.clock(),
    signal: AbortSignal.timeout(patienceMs),
    logKey: formatVerifierKey({
      name: logOrigin(publicUrl, 'certificates'),
      publicKey: logKey(ctx).publicKey,
    }),
    witnesses: namedWitnesses(ctx),
    resolveDid: (did) => unlessMissing(resolveDid(ctx, did, away)),
    issuerRecord: (did) => issuerRecord(ctx, did),
    fetchStatusList: (url) => fetchJson(ctx, url, away),
    statements: async (id) => statementsAbout(ctx, evidence, id),
    approvals: async () => evidence?.approvals ?? [],
    reviewState: async () => evidence?.review,
    checkpointOnChain: ({ size }) => checkpointOnChain(ctx, size),
    reportError: (error) => ctx.log.error({ fault: faultOf(error) }, 'a check could not be carried out'),
  }
}

async function issuerRecord(ctx: Context, did: string): Promise<IssuerRecord | undefined> {
  const id = organisationOfDid(ctx.config.publicUrl, did)
  if (id === undefined) return undefined
  return unlessMissing(organisationRecord(ctx, id) as Promise<IssuerRecord>)
}

/** The database only says where to look; size and root come from the contract. */
async function checkpointOnChain(ctx: Context, size: number): Promise<ChainCheckpoint | undefined> {
  const [anchor] = (await firstAnchors(ctx, [BigInt(size) - 1n])).values()
  if (anchor?.certificatesSize !== BigInt(size)) return undefined
  const recorded = await readCheckpoint(ctx.chain.client, ctx.chain.registry, Number(anchor.number))
  return (
    recorded && {
      ...recorded.certificates,
      blockTime: new Date(recorded.time * 1000).toISOString(),
      final: anchor.final,
    }
  )
}

/**
 * Statements about a credential. The evidence was found by the id that the file shows, but the signed content may name another
 * one. Looks up endorsements too, because they have their own statements in addition to the certificate's.
 */
async function statementsAbout(ctx: Context, evidence: Evidence | undefined, id: string): Promise<unknown[]> {
  const about = (found: Evidence | undefined) =>
    (found?.statements ?? []).filter((one) => isStatementAbout(one, id))
  const known = about(evidence)
  return known.length > 0 ? known : about(await ownEvidence(ctx, id))
}
