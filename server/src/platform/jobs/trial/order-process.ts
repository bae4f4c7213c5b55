import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { connectDatabase } from '../../db/database.ts'
import { silentLog } from '../../db/log.ts'
import { withRetry } from '../../db/with-retry.ts'
import { openJobs } from '../jobs.ts'
import { orders } from './orders.ts'

// The trial starts this as a separate process and kills it. It takes orders, each with its job, and works on the jobs.
const db = connectDatabase(process.argv[2]!, silentLog)
const jobs = await openJobs(db, [orders], { poolSize: 16 })
await jobs.work(orders, async (tx, job) => {
  await sql`INSERT INTO done VALUES (${job.data.order})`.execute(tx)
})
console.log('ready')
for (;;) {
  const order = randomUUID()
  await withRetry(db.kysely, async (tx) => {
    await sql`INSERT INTO ordered VALUES (${order})`.execute(tx)
    await jobs.enqueue(tx, orders, { order })
  })
}
