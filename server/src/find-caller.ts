import type { Context } from './context.ts'
import { findSession } from './people/account/session/find-session.ts'
import { findApiKey } from './people/api-key/find-api-key.ts'
import { organisationOfKey } from './people/api-key/key-text.ts'

/** The caller with this bearer token, of a session or an API key; undefined for one that opens nothing. */
export const findCaller: Context['findCaller'] = (ctx, token, chosenLanguage) =>
  organisationOfKey(token) ? findApiKey(ctx, token) : findSession(ctx, token, chosenLanguage)
