import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { generalPath, verifyProofs } from '@credenza/credential/general'
import { dayMs } from '@credenza/schema'
import { afterAll, describe, expect, test } from 'vitest'
import { readPdf } from '../../../../document/test/read-pdf.ts'
import { readSignature } from '../../../../document/test/read-signature.ts'
import { checkFiles, endedCheck, type NamedFile, resultsOf, startCheck } from '../../../test/acts/checks.ts'
import { makeApiKey } from '../../../test/acts/integrators.ts'
import { type Caller, callAs, ok } from '../../../test/acts/people.ts'
import { overlap } from '../../../test/overlapping.ts'
import { corpusParties, makeCorpus, zipOf } from '../../../test/worlds/check-corpus.ts'
import { openTestWorld } from '../../../test/worlds/test-world.ts'
import { deploymentDidDocument } from '../../proof/witness/deployment-did.ts'
import { checkItem } from './check-item.ts'
import { purgeChecks } from './purge-checks.ts'

const world = await openTestWorld()
await world.startRoles()
const parties = await corpusParties(world)
const corpus = await makeCorpus(world, parties, 60)
afterAll(() => world.close())

const ofKind = (kind: string) => corpus.find((file) => file.kind === kind)!
const get = (path: string, caller = parties.verifier) => callAs(world, caller, 'GET', path)
const ended = (files: NamedFile[] = [ofKind('valid'), ofKind('corrupt')]) =>
  endedCheck(world, parties.verifier, files)

test('60 files of every kind get the right verdict', { tags: ['slow'] }, async () => {
  const results = await checkFiles(world, parties.verifier, corpus)
  const wrong = corpus.flatMap(({ name, verdict }) => {
    const result = results.get(name) ?? results.get(`${name}, line 1`) ?? results.get(`${name}, line 2`)
    const found = result ?? results.get(`${name}/zeros.json`)
    return found?.verdict === verdict ? [] : [{ name, verdict, found }]
  })
  expect(wrong).toEqual([])
  expect(results.size).toBe(60)
})

test('nothing is kept of a check whose API key is revoked meanwhile', async () => {
  const { verifier } = parties
  const key = await makeApiKey(world, verifier)
  const before = await kept(verifier.id)
  const [revoked, refused] = await overlap(
    world,
    verifier.id,
    () => callAs(world, verifier, 'DELETE', `/api/api-keys/${key.id}`),
    () => startCheck(world, key, [ofKind('valid')], { prefix: '/v1' }),
  )
  expect([revoked.statusCode, refused.statusCode]).toEqual([200, 401])
  expect(await kept(verifier.id)).toEqual(before)
})

/** How many rows of checks are kept for an organisation. */
async function kept(organisationId: string): Promise<number[]> {
  const rowsOf = (table: 'bulk_check' | 'bulk_check_item') =>
    world.ctx.db.selectFrom(table).select('org_id').where('org_id', '=', organisationId).execute()
  const rows = await Promise.all([rowsOf('bulk_check'), rowsOf('bulk_check_item')])
  return rows.map(({ length }) => length)
}

test('a result names the certificate, and the reason for the verdict', async () => {
  const { checkId } = ok(await startCheck(world, parties.verifier, [ofKind('revoked'), ofKind('bomb')])).data
  const [revoked, bomb] = await resultsOf(world, parties.verifier, checkId)
  expect(revoked).toMatchObject({
    position: 1,
    verdict: 'INVALID',
    code: 'revoked',
    reason: expect.stringMatching(/^Revoked on/),
    recipient: expect.stringMatching(/./),
    title: expect.stringMatching(/^Bridges/),
    issuer: parties.issuer.name,
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect(bomb!.reason).toMatch(/^Refused: /)
  expect(ok(await get(`/api/checks/${checkId}`)).data).toMatchObject({
    state: 'done',
    total: 2,
    counts: { valid: 0, invalid: 1, cannotTell: 0, unreadable: 1 },
  })
  expect(await resultsOf(world, parties.verifier, checkId, { after: 1 })).toEqual([bomb])
})

test('a PDF is judged by its seal too, even if it is something else as well', async () => {
  const pdf = Buffer.from(ofKind('valid-pdf').bytes)
  const unsealed = pdf.subarray(0, pdf.lastIndexOf('%%EOF', pdf.indexOf('/ByteRange')))
  const both = String(ofKind('valid').bytes).replace('{', '{"certificate":"%PDF-1.7 1 0 obj",')
  const files = { 'sealed.pdf': pdf, 'unsealed.pdf': unsealed, 'both.json': both }
  const results = await checkFiles(
    world,
    parties.verifier,
    Object.entries(files).map(([name, bytes]) => ({ name, bytes })),
  )
  const found = Object.keys(files).map((name) => results.get(name))
  expect(found.map((one) => [one!.verdict, one!.code])).toEqual([
    ['VALID', ''],
    ['CANNOT TELL', 'pdf-unsealed'],
    ['UNREADABLE', ''],
  ])
})

test('every reason exists in Arabic too, with its variable parts', { tags: ['slow'] }, async () => {
  const link = { name: 'other.csv', bytes: 'https://other.example/verify/x#y' }
  const oneOfEach = [...new Map(corpus.map((file) => [file.kind, file])).values()]
  const bundle = JSON.parse(String(ofKind('valid').bytes))
  const badFiles = {
    'proofs.json': JSON.stringify({ ...bundle, statementsLog: Array(41).fill({}) }),
    'endorsements.json': JSON.stringify({ ...bundle, endorsements: Array(21).fill({}) }),
    'page.html': '<html></html>',
    'cut.txt': 'CRDZ1:CREDENZA.EXAMPLE/VERIFY:',
    'later.txt': 'CRDZ2:CREDENZA.EXAMPLE/VERIFY:',
  }
  const bad = Object.entries(badFiles).map(([name, bytes]) => ({ name, bytes }))
  const checkId = await ended([...oneOfEach, link, ...bad])
  const [english, arabic] = [
    await resultsOf(world, parties.verifier, checkId),
    await resultsOf(world, parties.verifier, checkId, { language: 'ar' }),
  ]
  const untranslated =
    /: \u2068Issued by mistake\u2069|credenza\.example|PDF|JSON|HTML|SD-JWT VC|PNG|JPEG|ZIP|QR|\d+/g
  for (const [i, { reason }] of arabic.entries()) {
    expect(reason.replace(untranslated, '')).toMatch(/^[^a-z]*[\u0600-\u06ff][^a-z]*$/i)
    expect(reason.match(/\d+/g)).toEqual(english[i]!.reason.match(/\d+/g))
  }
})

test('a file that the release before refused keeps the words it has', async () => {
  const words = 'Refused: it is locked with a password.'
  const found = await world.ctx.judging.forJob((judge) =>
    checkItem(world.ctx, judge, { kind: 'refused', content: Buffer.from(words) }, undefined),
  )
  expect(found).toMatchObject({ verdict: 'UNREADABLE', reason: { en: words, fr: words } })
})

test('a ZIP counts as its files, and a list as its links', async () => {
  const link = String(ofKind('valid-link').bytes).split(',').at(-1)!.trim()
  const list = `${link}\nhttps://other.example/verify/x#y\n`
  const zip = await zipOf([
    { name: 'a.json', bytes: Buffer.from(ofKind('valid').bytes as string) },
    { name: 'folder/links.csv', bytes: Buffer.from(list) },
    { name: 'inner.zip', bytes: await zipOf([{ name: 'x', bytes: Buffer.from('x') }]) },
  ])
  const results = await checkFiles(world, parties.verifier, [{ name: 'all.zip', bytes: zip }])
  expect([...results].map(([name, { verdict }]) => [name, verdict])).toEqual([
    ['all.zip/a.json', 'VALID'],
    ['all.zip/folder/links.csv, line 1', 'VALID'],
    ['all.zip/folder/links.csv, line 2', 'CANNOT TELL'],
    ['all.zip/inner.zip', 'UNREADABLE'],
  ])
})

test('the report is signed with the key of the deployment, and any change is detected', async () => {
  const checkId = await ended()
  const report = ok(await get(`/api/checks/${checkId}/report.json`))
  expect(report).toMatchObject({ type: 'BulkCheckReport', total: 2, counts: { valid: 1, unreadable: 1 } })
  expect(report.checkpoint).toMatch(/^credenza\.example\/log\/certificates\n/)
  const resolveDid = async () => deploymentDidDocument(world.ctx)
  const outcomeOf = async (document: Record<string, unknown>) => {
    const options = { purpose: 'assertionMethod', now: new Date(), resolveDid }
    return (await verifyProofs({ document, general: generalPath }, options)).map(({ outcome }) => outcome)
  }
  expect(await outcomeOf(report)).toEqual(['valid'])
  report.results[1].verdict = 'VALID'
  expect(await outcomeOf(report)).toEqual(['invalid'])
  const table = (await get(`/api/checks/${checkId}/report.csv`)).body
  expect(table.split('\r\n')[1]).toContain('VALID')
})

test('the PDF report shows the same in the reader’s language, and is sealed by the deployment', async () => {
  const checkId = await ended()
  const report = async (language: string) => {
    const headers = { 'accept-language': language }
    const path = `/api/checks/${checkId}/report.pdf`
    return (await callAs(world, parties.verifier, 'GET', path, undefined, headers)).rawPayload
  }
  const english = await report('en')
  const { text, language } = await readPdf(english)
  const [valid] = ok(await get(`/api/checks/${checkId}/report.json`)).results
  for (const part of [checkId, parties.verifier.name, valid.name, 'Unreadable', 'credenza.example'])
    expect(text).toContain(part)
  expect([language, (await readPdf(await report('ar'))).language]).toEqual(['en', 'ar'])
  const { signer, ...seal } = readSignature(english)
  expect(seal).toMatchObject({ valid: true, coversAll: true })
  expect(signer.subject).toContain('credenza.example')
})

test('earlier checks are listed page by page, newest first, with who started them', async () => {
  const [older, newer] = [await ended(), await ended()]
  const first = ok(await get('/api/checks?limit=1'))
  expect(first.data).toMatchObject([
    { checkId: newer, startedBy: { kind: 'person', name: parties.verifier.name }, counts: { valid: 1 } },
  ])
  const second = ok(await get(`/api/checks?limit=1&cursor=${first.nextCursor}`))
  expect([second.data[0].checkId, second.total]).toEqual([older, first.total])
})

test('a check can be deleted, even while it runs, and nothing is left of it', async () => {
  const done = await ended()
  const running: string = ok(await startCheck(world, parties.verifier, corpus)).data.checkId
  for (const checkId of [done, running]) {
    ok(await callAs(world, parties.verifier, 'DELETE', `/api/checks/${checkId}`))
    expect((await get(`/api/checks/${checkId}/results.ndjson`)).statusCode).toBe(404)
    const items = world.ctx.db.selectFrom('bulk_check_item').where('check_id', '=', checkId)
    expect(await items.select('position').execute()).toEqual([])
  }
  expect((await callAs(world, parties.verifier, 'DELETE', `/api/checks/${done}`)).statusCode).toBe(404)
})

test('uploads are deleted with the verdict, the results a day later', async () => {
  const checkId = await ended()
  const kept = world.ctx.db
    .selectFrom('bulk_check_item')
    .select('sealed_content')
    .where('check_id', '=', checkId)
  expect(await kept.execute()).toEqual([{ sealed_content: null }, { sealed_content: null }])
  await purgeChecks(world.ctx)
  expect(await kept.execute()).toHaveLength(2)
  const tomorrow = new Date(Date.now() + dayMs + 60_000)
  await purgeChecks({ ...world.ctx, clock: () => tomorrow })
  expect(await kept.execute()).toEqual([])
  expect((await get(`/api/checks/${checkId}`)).statusCode).toBe(404)
})

test('keys of links and names of files stay out of the log', async () => {
  const file = ofKind('valid-link')
  await ended([{ ...file, name: 'Amal Secret.csv' }])
  const key = String(file.bytes).split('#')[1]!.trim()
  const lines = world.logLines.join('')
  expect([lines.includes(key), lines.includes('Amal Secret')]).toEqual([false, false])
})

test('the same Idempotency-Key starts one check', async () => {
  const headers = { 'idempotency-key': 'one-check' }
  const start = () => startCheck(world, parties.verifier, [ofKind('valid')], { headers })
  const [first, second] = [ok(await start()).data, ok(await start()).data]
  expect(second.checkId).toBe(first.checkId)
  expect((await startCheck(world, parties.verifier, [ofKind('other')], { headers })).statusCode).toBe(409)
})

describe('refused are', () => {
  test('no files', async () => {
    const answers = [await start([]), await start([], { fields: { files: 'diploma.pdf' } })]
    for (const answer of answers)
      expect([answer.statusCode, answer.json().key]).toEqual([422, 'invalid.check_empty'])
  })

  test.each([
    ['files', Array.from({ length: 1_001 }, (_, i) => ({ name: `${i}.txt`, bytes: 'x' }))],
    [
      'links',
      [
        {
          name: 'a.csv',
          bytes: Array.from({ length: 1_001 }, (_, i) => `https://a.example/${i}`).join('\n'),
        },
      ],
    ],
  ])('1,001 %s, of which none is kept', async (_what, files) => {
    const answer = await start(files)
    expect([answer.statusCode, answer.json().message]).toEqual([
      413,
      'You can check up to 1,000 files at once.',
    ])
  })

  test.each(['/api', '/v1'])('fields of the form that the call does not know, under %s', async (prefix) => {
    const caller = prefix === '/v1' ? await makeApiKey(world, parties.verifier) : parties.verifier
    const answer = await start([ofKind('valid')], { fields: { quorum: '2', files: 'a.pdf' }, prefix }, caller)
    expect([answer.statusCode, answer.json().message]).toEqual([422, 'Leave out quorum, files.'])
  })

  /** A refused call, which leaves nothing behind. */
  async function start(
    files: readonly NamedFile[],
    options: Parameters<typeof startCheck>[3] = {},
    caller: Caller = parties.verifier,
  ) {
    const { db, config } = world.ctx
    const kept = async () => [
      await db.selectFrom('bulk_check').select('id').orderBy('id').execute(),
      await db.selectFrom('bulk_check_item').select('position').orderBy('position').execute(),
      await readdir(join(config.dataFolder, 'uploads')),
    ]
    const before = await kept()
    const answer = await startCheck(world, caller, files, options)
    expect(await kept()).toEqual(before)
    return answer
  }

  test('more than 50 MB, and a file of more than 5 MB in its own line', { tags: ['slow'] }, async () => {
    const large = { name: 'large.pdf', bytes: new Uint8Array(5 * 1024 * 1024 + 1) }
    const results = await checkFiles(world, parties.verifier, [large, ofKind('valid')])
    expect([...results.values()].map(({ verdict }) => verdict)).toEqual(['UNREADABLE', 'VALID'])
    const whole = Array.from({ length: 10 }, () => large)
    expect((await startCheck(world, parties.verifier, whole)).statusCode).toBe(413)
  })

  test('other organisations', async () => {
    const checkId = await ended()
    for (const path of ['', '/results.ndjson', '/report.json', '/report.csv', '/report.pdf'])
      expect((await get(`/api/checks/${checkId}${path}`, parties.issuer)).statusCode).toBe(404)
    expect(ok(await get('/api/checks', parties.issuer)).data).toEqual([])
  })
})

test('an API key with the scope checks through /v1', async () => {
  const key = await makeApiKey(world, parties.issuer, { scopes: ['check'] })
  const starter = { kind: 'api-key', name: 'Registrar' }
  const options = { prefix: '/v1' }
  const { checkId, startedBy } = ok(await startCheck(world, key, [ofKind('valid')], options)).data
  expect(startedBy).toEqual(starter)
  expect(await resultsOf(world, key, checkId, options)).toMatchObject([{ verdict: 'VALID' }])
  expect(ok(await callAs(world, key, 'GET', `/v1/checks/${checkId}/report.json`)).total).toBe(1)
})
