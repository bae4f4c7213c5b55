import { formatVerifierKey } from '@credenza/credential/log'
import type { ChainCheckpoint, IssuerRecord, Ports } from '@credenza/credential/verify'
import { readCheckpoint } from '@credenza/registry'
import { firstAnchors } from '../anchor/anchored.ts'
import { logKey, logOrigin } from '../anchor/log-identity.ts'
import type { Evidence } from '../certificate/evidence.ts'
import type { Context } from '../context.ts'
import { organisationOfDid } from '../organisation/did.ts'
import { organisationRecord } from '../organisation/public-record.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { publishStatusList } from '../status/publish-list.ts'
import { fetchJson } from './fetch-json.ts'
import { resolveDid } from './resolve-did.ts'

/** Whatever is unanswered by then counts as unreachable. */
const patienceMs = 10_000

/**
 * The world of a verification on the server: what is ours comes out of the database and off the chain, what is others'
 * is fetched. Whatever throws here makes a check inconclusive, never failed.
 */
export function serverPorts(ctx: Context, evidence: Evidence | undefined): Ports {
  const { publicUrl } = ctx.config
  return {
    now: ctx.clock(),
    signal: AbortSignal.timeout(patienceMs),
    logKey: formatVerifierKey({
      name: logOrigin(publicUrl, 'certificates'),
      publicKey: logKey(ctx).publicKey,
    }),
    resolveDid: (did) => resolveDid(ctx, did),
    issuerRecord: (did) => issuerRecord(ctx, did),
    fetchStatusList: (url) => fetchStatusList(ctx, url),
    statements: async (id) => (evidence?.statements ?? []).filter((one) => isAbout(one, id)),
    reviewState: async () => evidence?.review,
    checkpointOnChain: ({ size }) => checkpointOnChain(ctx, size),
    reportError: (error) => ctx.log.error({ error: nameOf(error) }, 'a check could not be carried out'),
  }
}

async function issuerRecord(ctx: Context, did: string): Promise<IssuerRecord | undefined> {
  const id = organisationOfDid(ctx.config.publicUrl, did)
  if (id === undefined) return undefined
  try {
    return (await organisationRecord(ctx, id)) as IssuerRecord
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return undefined
    throw error
  }
}

async function fetchStatusList(ctx: Context, url: string): Promise<unknown> {
  const prefix = `${ctx.config.publicUrl}/issuers/`
  const ours =
    url.startsWith(prefix) && /^(\w+)\/status\/revocation\/(\d{1,7})$/.exec(url.slice(prefix.length))
  return ours ? JSON.parse(await publishStatusList(ctx, ours[1]!, Number(ours[2]))) : fetchJson(ctx, url)
}

/** The database only says where to look; size and root are the contract's. */
async function checkpointOnChain(ctx: Context, size: number): Promise<ChainCheckpoint | undefined> {
  const [anchor] = (await firstAnchors(ctx.db, [BigInt(size) - 1n])).values()
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

/** An endorsement is asked about as well, and has statements of its own. */
function isAbout(statement: unknown, credentialId: string): boolean {
  return (statement as { certificateId?: unknown } | null)?.certificateId === credentialId
}

/** An error's text may quote the document that it was about. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error
}
