import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../platform/http/app.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { publicRoute } from '../../platform/http/public-route.ts'
import { served } from '../../platform/http/served.ts'
import { publishStatusList } from './publish-list.ts'
import { publishStatusList2021 } from './publish-list-2021.ts'
import { publishTokenList } from './publish-token-list.ts'
import { readStanding } from './read-standing.ts'

const organisationId = pathId('id')
const listParams = organisationId.extend({ list: z.coerce.number().int().min(1).max(1_000_000) })

const listOfPurpose = listParams.extend({ purpose: z.enum(['revocation', 'suspension']) })

/** What verifiers read of an organisation's certificates as a whole. Public and CORS-open. */
export function statusRoutes(app: App, ctx: Context): void {
  publicRoute(app, ctx, '/issuers/:id/status/revocation/:list', {
    summary: 'Read a status list',
    description:
      'A Bitstring Status List credential: fetched whole, so that nobody learns which bit is asked for.',
    params: listParams,
    as: served.statusList,
    name: ({ list }) => `list ${list}`,
    read: ({ id, list }) => publishStatusList(ctx, id, list),
  })

  publicRoute(app, ctx, '/issuers/:id/status/token/:list', {
    summary: 'Read a status list for wallets',
    description: 'A Status List Token: what the status list of the same number says, and suspensions.',
    params: listParams,
    as: served.tokenList,
    name: ({ list }) => `tokens ${list}`,
    read: ({ id, list }) => publishTokenList(ctx, id, list),
  })

  publicRoute(app, ctx, '/issuers/:id/status/2021/:purpose/:list', {
    summary: 'Read a status list for Blockcerts verifiers',
    description:
      'A StatusList2021 credential: the revocations or the suspensions that the status list of the same number says.',
    params: listOfPurpose,
    as: served.statusList,
    name: ({ purpose, list }) => `2021 ${purpose} ${list}`,
    read: ({ id, purpose, list }) => publishStatusList2021(ctx, id, purpose, list),
  })

  publicRoute(app, ctx, '/issuers/:id/standing', {
    summary: "Read an organisation's signed standing",
    description:
      'DID document, approval and suspended certificates, signed by the deployment for a day: a copy proves itself.',
    params: organisationId,
    as: served.record,
    name: () => 'standing',
    read: ({ id }) => readStanding(ctx, id),
  })
}
