import { parseArgs } from 'node:util'
import { serveSeeded } from '../serve-seeded.ts'
import { seed } from '../whole-way/seed.ts'
import * as steps from '../whole-way/steps.ts'

/** Runs the product with this many finished certificates. It only answers calls, and prepares no emails. */
process.env.ROLES = 'http'
const { values } = parseArgs({ options: { certificates: { type: 'string' } } })
const count = Number(values.certificates)

await serveSeeded(async (ctx) => {
  const { issuer, verifier, studentIds } = await seed(ctx, count)
  const ids = await steps.create(ctx, issuer, studentIds)
  await steps.sign(ctx, issuer, ids)
  await steps.accept(ctx, verifier, ids)
  await steps.log(ctx)
  await steps.anchor(ctx, count)
})
