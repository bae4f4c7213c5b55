import type { Context } from '../../context.ts'
import type { App } from '../../platform/http/app.ts'
import { deploymentDidDocument } from './deployment-did.ts'

/** The deployment's identity. Public and CORS-open. */
export function deploymentRoutes(app: App, ctx: Context): void {
  app.get(
    '/.well-known/did.json',
    {
      config: { access: ['anyone'] },
      schema: {
        summary: "Read the deployment's DID document",
        produces: ['application/did+json'],
        description: 'The deployment’s DID document: log keys, chain id and contract.',
      },
    },
    (_request, reply) =>
      reply
        .headers({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=300' })
        .type('application/did+json')
        .send(JSON.stringify(deploymentDidDocument(ctx))),
  )
}
