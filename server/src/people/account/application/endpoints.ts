import type { Context } from '../../../context.ts'

/** Where applications talk to this authorization server, which the deployment's own address identifies. */
export function oauthEndpoints({ config: { publicUrl } }: Pick<Context, 'config'>) {
  return {
    issuer: publicUrl,
    register: `${publicUrl}/oauth/register`,
    authorize: `${publicUrl}/oauth/authorize`,
    token: `${publicUrl}/oauth/token`,
    revoke: `${publicUrl}/oauth/revoke`,
  }
}
