import type { Context } from './context.ts'
import { findSession } from './people/account/find-session.ts'
import { findApiKey } from './people/api-key/find-api-key.ts'
import { organisationOfKey } from './people/api-key/key-text.ts'
import type { Party } from './platform/http/access.ts'

/** The caller with this bearer token, of a session or an API key; undefined for one that opens nothing. */
export const findParty = (ctx: Context, token: string): Promise<Party | undefined> =>
  organisationOfKey(token) ? findApiKey(ctx, token) : findSession(ctx, token)
