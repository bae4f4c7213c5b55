import { parseArgs } from 'node:util'

// `npm run capacity -- --certificates 30000000 --day 3000000 --calls 800 --verifications 2000 --years 10`: estimates from
// our measurements what a deployment needs. docs/operations/from-laptop-to-country.md explains the result.

/** CPU time in ms on a 2-core machine, and bytes on disk. Each entry names the page with its measurement. */
const measured = {
  /** docs/decisions/0056: creation, signature, acceptance, log and chain. */
  certificate: { serverMs: 0.95, postgresMs: 0.68, walBytes: 28_500 },
  /** docs/operations/growth.md: what the server keeps, with the sealed document separate. Archiving: decision 0059. */
  kept: { bytes: 8_258, documentBytes: 2_389, onceArchived: 6_854, inArchive: 371 },
  /** `npm run bench -- calls`: the mean of twelve kinds of call. */
  call: { serverMs: 1.89, postgresMs: 0.73 },
  /** docs/operations/read-side.md: a verification, and what of it remains with published files. */
  verification: { serverMs: 4.9, publishedMs: 0.2 },
  /** docs/decisions/0036: the issuer's picture, for a visitor with the full link. */
  picture: { serverMs: 12 },
}

/** The share of a core to plan with, which leaves room for bursts. */
const load = 0.5
const workingSeconds = 8 * 3600

const { values } = parseArgs({
  options: {
    certificates: { type: 'string', default: '100000' },
    day: { type: 'string', default: '20000' },
    calls: { type: 'string', default: '20' },
    verifications: { type: 'string', default: '5' },
    pictures: { type: 'string', default: '0' },
    years: { type: 'string', default: '10' },
    published: { type: 'boolean', default: false },
    'core-price': { type: 'string' },
    'gigabyte-price': { type: 'string' },
  },
})
const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]))
const wrong = Object.entries(given).find(([, value]) => !(value >= 0))
if (wrong) {
  console.error(`--${wrong[0]} must be a number.`)
  process.exit(1)
}
const { certificates, day, calls, verifications, pictures, years } = given as Record<string, number>

const issuedASecond = day! / workingSeconds
const cores = (ms: number) => Math.max(1, Math.ceil(ms / 1000 / load))
const { certificate, call, verification, picture, kept } = measured
const server = cores(
  issuedASecond * certificate.serverMs +
    calls! * call.serverMs +
    verifications! * (values.published ? verification.publishedMs : verification.serverMs) +
    pictures! * picture.serverMs,
)
const postgres = cores(issuedASecond * certificate.postgresMs + calls! * call.postgresMs)
const gigabytes = (bytes: number) => Math.ceil(bytes / 1e9)
const all = certificates! * years!
const database = gigabytes(all * kept.bytes)
const earlier = certificates! * Math.max(years! - 1, 0)
const withArchive = gigabytes(certificates! * kept.bytes + earlier * kept.onceArchived)
const archive = gigabytes(earlier * kept.inArchive)
const documents = gigabytes(all * kept.documentBytes)
const log = gigabytes(day! * certificate.walBytes)

const rows = [
  ['cores for the server', server],
  ['cores for Postgres', postgres],
  [`GB of database after ${years} years`, database],
  ['GB of it when trails of earlier years are archived', withArchive],
  ['GB of that archive', archive],
  ['GB of documents, in the database or a bucket', documents],
  ["GB of Postgres' log on the busiest day, for backups", log],
] as const
for (const [what, amount] of rows) console.log(`${String(amount).padStart(8)}  ${what}`)
if (values['core-price'] && values['gigabyte-price']) {
  const price =
    (server + postgres) * Number(values['core-price']) +
    (database + documents) * Number(values['gigabyte-price'])
  console.log(`${price.toFixed(0).padStart(8)}  a month for cores and the last year's disk, at your prices`)
}
