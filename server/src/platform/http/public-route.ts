import type { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Served } from '../publication/published-place.ts'
import type { App } from './app.ts'
import { sendPublic } from './send-public.ts'

interface PublicAnswer<Params> {
  summary: string
  description: string
  params: z.ZodType<Params>
  as: Served
  /** The answer's name among those about the organisation. */
  name: (params: Params) => string
  read: (params: Params) => Promise<string>
}

/** Adds a public call about an organisation. Its answer is cached until the organisation changes. */
export function publicRoute<Params extends { id: string }>(
  app: App,
  { kept }: Pick<Context, 'kept'>,
  url: string,
  { summary, description, params, as, name, read }: PublicAnswer<Params>,
): void {
  const produces = [as.type.split(';')[0]!]
  app.get(
    url,
    { config: { access: ['anyone'] }, schema: { summary, description, params, produces } },
    async (request, reply) => {
      const asked = request.params as Params
      const content = await kept.get(asked.id, name(asked), () => read(asked))
      return sendPublic(request, reply, content, as)
    },
  )
}
