import { randomUUID } from 'node:crypto'
import { hydrated } from '../browser/hydrated.ts'
import { expect, journey } from '../browser/journey.ts'
import { type ApiClient, apiClient } from '../world/api-client.ts'
import { type Host, startHost } from '../world/host.ts'
import { judgeAsSavedPage } from '../world/judged/as-saved-page.ts'
import { judgeByCommand } from '../world/judged/by-command.ts'
import { judgeByApi, judgeByBadge, judgeByVcApi, judgeInBulk } from '../world/judged/by-server.ts'
import { judgeInBrowser } from '../world/judged/in-browser.ts'
import type { Judged } from '../world/judged/judged.ts'
import { onboard } from '../world/organisations.ts'
import { verifier } from '../world/people.ts'
import { newIssuer } from '../world/seed.ts'
import { sharedAdmin, sharedUrl } from '../world/shared.ts'
import { verdictCases } from '../world/verdict-cases/all-cases.ts'
import { SURFACES, type Surface, type VerdictCase } from '../world/verdict-cases/verdict-case.ts'

const url = sharedUrl()
const mailbox = () => `registry@${randomUUID()}.example`
const college = { organizationName: 'Wadi Verdict College', email: mailbox() }
const robbedCollege = { organizationName: 'Falaj Academy of Locks', email: mailbox() }
const office = { organizationName: 'Verdict Admissions Office', email: mailbox() }

journey.describe('a document has one verdict, wherever it is judged', () => {
  // Addresses in forged files do not exist, and unreachable hosts do not respond.
  journey.use({ expectedInConsole: /status of (404|503)/ })
  let cases: VerdictCase[] = []
  let issuer: ApiClient
  let admissions: ApiClient
  let host: Host

  journey.beforeAll(async () => {
    host = await startHost()
    const admin = await sharedAdmin()
    const [own, robbedIssuer, { client }] = await Promise.all([
      newIssuer(admin, college),
      newIssuer(admin, robbedCollege),
      onboard(apiClient(url), admin, { ...verifier, ...office }),
    ])
    issuer = own
    admissions = client
    cases = await verdictCases({ issuer, robbedIssuer }, host)
  })
  journey.afterAll(() => host.stop())

  const on = (surface: Surface) => cases.filter(({ except }) => !(surface in except))
  /** Compares each row with its expected verdict, and also its reason if the surface reports one. */
  const expectRows = (surface: Surface, judged: ReadonlyMap<string, Judged>) => {
    const rows = on(surface).map((row) => ({ row, found: judged.get(row.name) }))
    const shown = (verdict: string | undefined, codes: unknown) => `${verdict} ${codes}`
    expect(rows.map(({ row, found }) => [row.name, shown(found?.verdict, told(row, found))])).toEqual(
      rows.map(({ row, found }) => [row.name, shown(row.verdict, found?.codes && row.because)]),
    )
  }
  const told = ({ because }: VerdictCase, { codes }: Partial<Judged> = {}) =>
    because && codes && (codes.includes(because) ? because : codes)

  journey('every row has a unique name and at least one surface', async () => {
    expect(cases.length).toBeGreaterThanOrEqual(110)
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length)
    for (const surface of SURFACES) expect(on(surface).length, surface).toBeGreaterThanOrEqual(12)
  })

  journey('POST /api/verify', async () => {
    expectRows('api', await judgeByApi(url, on('api')))
  })

  journey('a bulk check', async () => {
    expectRows('bulk check', await judgeInBulk(admissions, on('bulk check')))
  })

  journey('the page in a visitor’s browser', async ({ newVisitor }) => {
    const page = await newVisitor()
    await page.goto(`${url}/verify`)
    await hydrated(page)
    expectRows('browser', await judgeInBrowser(page, on('browser')))
  })

  journey('the command', { tag: '@slow' }, async () => {
    expectRows('command', await judgeByCommand(url, on('command')))
  })

  journey('a saved page', async () => {
    expectRows('saved page', await judgeAsSavedPage(url, on('saved page')))
  })

  journey('the VC API, which calls nothing verified that is INVALID', async () => {
    const { secret } = await issuer.post<{ secret: string }>('/api/api-keys', {
      name: 'Verdicts',
      scopes: ['vc-api'],
      expiresInDays: 1,
    })
    const answers = await judgeByVcApi(url, secret, on('vc-api'))
    // A file that is refused before it is judged has no verdict, and is not verified.
    const refused = on('vc-api').filter(({ name }) => !answers.get(name)!.judged)
    const judged = on('vc-api').map(
      (row) => [row.name, answers.get(row.name)!.judged ?? { verdict: row.verdict }] as const,
    )
    expectRows('vc-api', new Map(judged))
    const unsound = [...refused, ...on('vc-api').filter(({ verdict }) => verdict === 'INVALID')]
    for (const { name } of unsound) expect(answers.get(name)!.verified, name).toBe(false)
  })

  journey('the badge, which has something to say unless the verdict is VALID', async () => {
    const answers = await judgeByBadge(url, on('badge'))
    const expected = on('badge').map(({ name, verdict }) => [name, verdict !== 'VALID'])
    expect([...answers]).toEqual(expected)
  })
})
