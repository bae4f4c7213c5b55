import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { fieldRefusal, refusal } from '../../../platform/http/api-error.ts'
import { askApp } from './ask-app.ts'

const path = '/ims/ob/v3p0'

/** The addresses of an app: its API, and where it registers clients, asks its users and issues tokens. */
export interface BadgeApp {
  api: string
  register: string
  authorize: string
  token: string
}

/** The sealed visit, which contains some addresses, has its own limit. */
const address = z.url().max(2_000)
const described = z.object({
  components: z.object({
    securitySchemes: z.object({
      OAuth2ACG: z.object({
        'x-imssf-registrationUrl': address,
        flows: z.object({
          authorizationCode: z.object({ authorizationUrl: address, tokenUrl: address }),
        }),
      }),
    }),
  }),
})

/**
 * Reads the description of an app's API (Open Badges 3.0 §7.1.1). All its addresses must be at one host: an app that names
 * another app's sign-in page would get the code or token for that app's badges. Throws 'invalid', and 'unavailable' if the app
 * does not answer.
 */
export async function describeApp(ctx: Context, app: string): Promise<BadgeApp> {
  const api = apiOf(app)
  const { body } = await askApp(ctx, `${api}/discovery`)
  const { data } = described.safeParse(body)
  if (!data) throw refusal('invalid.badge_app')
  const { flows, 'x-imssf-registrationUrl': register } = data.components.securitySchemes.OAuth2ACG
  const { authorizationUrl: authorize, tokenUrl: token } = flows.authorizationCode
  const { origin } = new URL(api)
  if ([register, authorize, token].some((one) => new URL(one).origin !== origin))
    throw refusal('invalid.badge_app')
  return { api, register, authorize, token }
}

/** Makes the API's address from what people type, such as badges.example, or from a full address with the API's path. */
function apiOf(app: string): string {
  const address = /^https?:\/\//i.test(app) ? app : `https://${app}`
  if (!URL.canParse(address)) throw fieldRefusal('app', 'invalid.badge_app')
  const { origin, pathname } = new URL(address)
  const [before = ''] = pathname.split(path)
  return origin + before.replace(/\/+$/, '') + path
}
