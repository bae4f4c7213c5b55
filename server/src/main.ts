import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { pino } from 'pino'
import { readConfig } from './config.ts'
import { prepareFirstAdmin } from './people/account/admin-setup.ts'
import { startServer } from './server.ts'

/** Starts the product and prints its address and how to sign in. Ends cleanly on SIGINT and SIGTERM. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  await mkdir(config.dataFolder, { recursive: true, mode: 0o700 })
  const logger = pino({ level: process.env.LOG_LEVEL ?? 'info' }, pino.destination(2))
  const server = await startServer(config, logger)
  const { publicUrl } = server.ctx.config
  const setupToken = await prepareFirstAdmin(server.ctx)

  const lines = [
    `Credenza is ready:   ${publicUrl}`,
    `Sign in:             ${publicUrl}/sign-in`,
    `Verify:              ${publicUrl}/verify`,
    `API:                 ${publicUrl}/docs`,
    setupToken
      ? `First administrator: ${publicUrl}/admin/setup#token=${setupToken} (works once)`
      : `Administration:      ${publicUrl}/admin/sign-in`,
  ]
  process.stdout.write(`\n${lines.join('\n')}\n\n`)

  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  await server.close()
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : 'Credenza could not start.'}\n`)
  process.exitCode = 1
})
