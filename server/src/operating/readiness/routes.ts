import { inEnglish, sentence } from '@credenza/schema/sentences/english'
import { version } from '@credenza/schema/version'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { takesWrites } from '../../platform/db/takes-writes.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/app.ts'
import { recently } from '../../platform/recently.ts'
import { healthParts, readHealth } from '../admin/health/health.ts'

const hidden = { config: { access: ['anyone'] as const }, schema: { hide: true } }

/** The maximum age of an answer. Anybody may ask, as often as they like. */
const freshMs = 2_000

/** For balancers and monitors. Public, so it contains names and states of parts, but no figures. */
export function readinessRoutes(app: App, ctx: Context): void {
  const writes = recently(freshMs, () => takesWrites(ctx.db))
  const parts = recently(freshMs, async () => {
    // Not looked at is not down: one alarm is enough, about the database.
    const states = new Map<string, string>(healthParts.map((part) => [part, 'unknown']))
    for (const { part, state } of await readHealth(ctx)) states.set(part, state)
    return states.set('writes', await writes().then(wellIf, () => 'unknown'))
  })

  app.get('/livez', hidden, async () => ({ ok: true }))

  // Fails if the database does not answer. With a full disk, people can still read and verify.
  app.get('/healthz', hidden, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    await ctx.db.selectFrom('log_head').select('log').execute()
    if (await writes()) return { ok: true, version }
    return { ok: false, version, message: inEnglish(sentence('unavailable.writes')) }
  })

  // Fails only if another process could do better. A mail server that is down is down for all of them.
  app.get('/readyz', hidden, async (_request, reply) => {
    const states = await parts()
    const ready = app.life.phase === 'serving' && states.get('database') !== 'down'
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, roles: [...ctx.config.roles], parts: Object.fromEntries(states) })
  })

  app.get(
    '/readyz/:part',
    { ...hidden, schema: { hide: true, params: z.object({ part: z.string().max(40) }) } },
    async (request, reply) => {
      const state = (await parts()).get(request.params.part)
      if (!state) throw refusal('not_found')
      return reply
        .code(state === 'ok' || state === 'not_set_up' ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ state })
    },
  )
}

const wellIf = (isWell: boolean): string => (isWell ? 'ok' : 'down')
