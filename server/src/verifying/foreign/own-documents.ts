import { publishStatusList } from '../../certificates/status/publish-list.ts'
import type { Context } from '../../context.ts'
import { organisationDidDocument } from '../../people/organisation/public/public-record.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { deploymentDidDocument } from '../../proof/witness/deployment-did.ts'

/** Tells whether a URL leads to this deployment, with any scheme. */
export function isOwnUrl({ publicUrl }: { publicUrl: string }, { host }: URL): boolean {
  return host.replace(/\.(?=:|$)/, '') === new URL(publicUrl).host
}

/**
 * Reads from the database what this deployment publishes at one of its own URLs. Rejects with not_found for all other paths.
 */
export async function ownDocument(ctx: Context, { pathname }: URL): Promise<unknown> {
  const [, organisationId = '', list] =
    /^\/issuers\/(\w+)\/(?:did\.json|status\/revocation\/(\d{1,7}))$/.exec(pathname) ?? []
  if (list) return JSON.parse(await publishStatusList(ctx, organisationId, Number(list)))
  if (organisationId) return organisationDidDocument(ctx, organisationId)
  if (pathname === '/.well-known/did.json') return deploymentDidDocument(ctx)
  throw refusal('not_found.publication')
}
