import { randomUUID } from 'node:crypto'
import { hydrated } from '../browser/hydrated.ts'
import { expect, journey } from '../browser/journey.ts'
import { verifyDropped } from '../browser/verify-dropped.ts'
import { type ApiClient, apiClient } from '../world/api-client.ts'
import {
  judgeAsSavedPage,
  judgeByApi,
  judgeByCommand,
  judgeByVcApi,
  judgeInBulk,
} from '../world/judge-on-surfaces.ts'
import { onboard } from '../world/organisations.ts'
import { verifier } from '../world/people.ts'
import { newIssuer } from '../world/seed.ts'
import { sharedAdmin, sharedUrl } from '../world/shared.ts'
import { type Surface, type VerdictCase, verdictCases } from '../world/verdict-cases.ts'

const url = sharedUrl()
const college = { organizationName: 'Wadi Verdict College', email: `registry@${randomUUID()}.example` }
const office = { organizationName: 'Verdict Admissions Office', email: `intake@${randomUUID()}.example` }

/** A process for each row takes a second: `npm test` takes some rows, `npm run test:slow` all of them. */
const everyFifth = <Item>(items: readonly Item[]) =>
  process.env.SLOW ? items : items.filter((_, i) => i % 5 === 0)

journey.describe('a document has one verdict, wherever it is judged', () => {
  journey.describe.configure({ timeout: 600_000 })
  // What a forged file names is not there.
  journey.use({ expectedInConsole: /status of 404/ })
  let cases: VerdictCase[] = []
  let issuer: ApiClient
  let admissions: ApiClient

  journey.beforeAll(async () => {
    const admin = await sharedAdmin()
    issuer = await newIssuer(admin, college)
    admissions = (await onboard(apiClient(url), admin, { ...verifier, ...office })).client
    cases = await verdictCases(issuer)
  })
  const on = (surface: Surface) => cases.filter(({ surfaces }) => surfaces.includes(surface))
  const expected = (rows: readonly VerdictCase[]) => rows.map(({ name, verdict }) => [name, verdict])
  const table = (verdicts: ReadonlyMap<string, unknown>) => [...verdicts]

  journey('the table has at least sixty rows', async () => {
    expect(cases.length).toBeGreaterThanOrEqual(60)
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length)
  })

  journey('POST /api/verify', async () => {
    expect(table(await judgeByApi(url, on('api')))).toEqual(expected(on('api')))
  })

  journey('a bulk check', async () => {
    const verdicts = await judgeInBulk(admissions, on('bulk check'))
    const rows = on('bulk check')
    expect(rows.map(({ name }) => [name, verdicts.get(name)])).toEqual(expected(rows))
  })

  journey('the page in a visitor’s browser', async ({ newVisitor }) => {
    const page = await newVisitor()
    await page.goto(`${url}/verify`)
    await hydrated(page)
    const rows = on('browser')
    const files = rows.map(({ file }) => (typeof file === 'string' ? file : JSON.stringify(file)))
    const verdicts = await verifyDropped(page, files)
    expect(rows.map(({ name }, i) => [name, verdicts[i]])).toEqual(expected(rows))
  })

  journey('the command', async () => {
    const rows = everyFifth(on('command'))
    expect(table(await judgeByCommand(url, rows))).toEqual(expected(rows))
  })

  journey('a saved page', async () => {
    expect(table(await judgeAsSavedPage(url, on('saved page')))).toEqual(expected(on('saved page')))
  })

  journey('the VC API, which calls nothing verified that is INVALID', async () => {
    const { secret } = await issuer.post<{ secret: string }>('/api/api-keys', {
      name: 'Verdicts',
      scopes: ['vc-api'],
      expiresInDays: 1,
    })
    const answers = await judgeByVcApi(url, secret, on('vc-api'))
    for (const { name, verdict } of on('vc-api')) {
      const answer = answers.get(name)!
      // What is refused before it is judged has no verdict; it is not verified either.
      expect([verdict, undefined], name).toContain(answer.verdict)
      if (verdict !== 'VALID' && answer.verdict === undefined) expect(answer.verified, name).toBe(false)
      if (verdict === 'INVALID') expect(answer.verified, name).toBe(false)
    }
  })
})
