import { parseArgs } from 'node:util'
import { serveSeeded } from '../serve-seeded.ts'
import { seedLists } from './seed.ts'

/** Runs the product with lists of a given size. */
const { values } = parseArgs({
  options: { students: { type: 'string' }, certificates: { type: 'string' } },
})
await serveSeeded((ctx) => seedLists(ctx, Number(values.students), Number(values.certificates)))
