import { once } from 'node:events'
import { pino } from 'pino'
import type { Context } from './context.ts'
import { openConfiguredDatabase } from './open-configured-database.ts'
import { logSerializers } from './platform/fault-of.ts'
import { requireWayOut } from './platform/mail/require-way-out.ts'
import { childStarted } from './platform/start/child-started.ts'
import { explain } from './platform/start/explain.ts'
import { requireDataFolder } from './platform/start/require-data-folder.ts'
import { requirePort } from './platform/start/require-port.ts'
import { openTelemetry, type Telemetry } from './platform/telemetry/open-telemetry.ts'
import { type Config, readConfig } from './settings/config.ts'
import { requireSettingFiles } from './settings/setting-files.ts'

/** Starts the product, prints its address and how to sign in, and ends cleanly when `stop` aborts. */
export async function runProduct(stop: AbortSignal): Promise<void> {
  stop.throwIfAborted()
  const config = readConfig(process.env)
  requireWayOut(config)
  await requireSettingFiles(process.env, config)
  await requirePort(config)
  await requireDataFolder(config.dataFolder)
  const telemetry = await openTelemetry(process.env)
  await run(config, telemetry, stop)
    .catch((error: unknown) => {
      throw explain(error, config.dataFolder)
    })
    .finally(telemetry.close)
}

async function run(config: Config, telemetry: Telemetry, stop: AbortSignal): Promise<void> {
  const stderr = pino.destination(2)
  const logger = pino(
    { level: config.logLevel, serializers: logSerializers },
    telemetry.logStream
      ? pino.multistream([stderr, telemetry.logStream].map((stream) => ({ stream, level: 'trace' })))
      : stderr,
  )
  // While Postgres makes its first database or starts, this process would wait. It loads most of the server in that time.
  const working = childStarted()
  const opening = openConfiguredDatabase(config, logger, stop)
  const loading = Promise.race([working, opening]).then(() =>
    Promise.all([import('./server.ts'), import('./people/account/admin-setup/admin-setup.ts')]),
  )
  const [database, [{ startServer }, { prepareFirstAdmin }]] = await Promise.all([opening, loading]).catch(
    async (error: unknown) => {
      await opening.then(({ close }) => close()).catch(() => {})
      throw error
    },
  )
  const server = await startServer(config, logger, stop, database)
  const { roles } = server.ctx.config
  const prepared = roles.has('http') ? prepareFirstAdmin(server.ctx) : Promise.resolve(undefined)
  const setupToken = await prepared.catch(async (error: unknown) => {
    await server.close()
    throw error
  })
  const lines = greeting(server.ctx.config, setupToken)
  process.stdout.write(`\n${lines.join('\n')}\n\n`)

  if (!stop.aborted) await once(stop, 'abort')
  await server.close()
}

function greeting({ publicUrl, roles }: Context['config'], setupToken: string | undefined): string[] {
  if (!roles.has('http')) return [`Credenza is running: ${[...roles].join(', ')}`]
  return [
    `Credenza is ready:   ${publicUrl}`,
    `Sign in:             ${publicUrl}/sign-in`,
    `Verify:              ${publicUrl}/verify`,
    `API:                 ${publicUrl}/docs`,
    setupToken
      ? `First administrator: ${publicUrl}/admin/setup#token=${setupToken} (works once)`
      : `Administration:      ${publicUrl}/admin/sign-in`,
  ]
}
