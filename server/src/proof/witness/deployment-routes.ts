import type { Context } from '../../context.ts'
import type { App } from '../../platform/http/app.ts'
import { sendPublic } from '../../platform/http/send-public.ts'
import { served } from '../../platform/http/served.ts'
import { deploymentDidDocument } from './deployment-did.ts'

/** The deployment's identity. Public and CORS-open. */
export function deploymentRoutes(app: App, ctx: Context): void {
  let made: string | undefined
  // Cached: it depends only on keys and settings, which do not change while the process runs.
  const document = () => {
    made ??= JSON.stringify(deploymentDidDocument(ctx))
    return made
  }
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
    (request, reply) => sendPublic(request, reply, document(), served.deployment),
  )
}
