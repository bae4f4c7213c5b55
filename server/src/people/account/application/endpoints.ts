import type { Context } from '../../../context.ts'

/** Endpoints of this authorization server, whose identifier is the deployment's own address. */
export function oauthEndpoints({ config: { publicUrl } }: Pick<Context, 'config'>) {
  return {
    issuer: publicUrl,
    register: `${publicUrl}/oauth/register`,
    authorize: `${publicUrl}/oauth/authorize`,
    token: `${publicUrl}/oauth/token`,
    revoke: `${publicUrl}/oauth/revoke`,
  }
}
