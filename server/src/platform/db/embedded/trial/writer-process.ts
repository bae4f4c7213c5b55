import { sql } from 'kysely'
import { connectDatabase } from '../../database.ts'
import { silentLog } from '../../log.ts'
import { withRetry } from '../../with-retry.ts'
import { startEmbeddedPostgres } from '../embedded-postgres.ts'

// The trials start this as a separate process and kill it. It starts or adopts the server in the given folder, prints `ready
// <postmaster pid>`, then writes pairs of rows from four clients and prints `ack <n>` when a pair is committed.
const dataFolder = process.argv[2]!
const firstNumber = Number(process.argv[3])

const server = await startEmbeddedPostgres({ dataFolder, log: silentLog })
console.log(`ready ${await server.pid()}`)
const { kysely } = connectDatabase(server.url, silentLog)
await withRetry(kysely, (tx) =>
  sql`CREATE TABLE IF NOT EXISTS pair (n int, half int, PRIMARY KEY (n, half))`.execute(tx),
)
let number = firstNumber
const write = async () => {
  for (;;) {
    const n = number++
    await withRetry(kysely, async (tx) => {
      await sql`INSERT INTO pair VALUES (${n}, 1)`.execute(tx)
      await sql`INSERT INTO pair VALUES (${n}, 2)`.execute(tx)
    })
      .then(() => console.log(`ack ${n}`))
      .catch(() => {})
  }
}
await Promise.all([write(), write(), write(), write()])
