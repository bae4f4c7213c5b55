import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { signedCertificates } from './acts/certificates.ts'
import { apiKeyData, webhookData } from './acts/integrators.ts'
import { type Answer, callAs, uploadAs } from './acts/people.ts'
import { logo, newTemplate } from './acts/templates.ts'
import { openRolesWorld } from './worlds/roles-world.ts'

const { world, issuer, student } = await openRolesWorld()
// The copies of rows below have no entries.
world.tamper()
afterAll(() => world.close())

const [certificateId] = await signedCertificates(world, issuer, student)
const link = { label: '', days: 7, oneTime: false }
const linksPath = `/api/user/certificates/${certificateId}/share-links`
const post = (path: string, body: object) => () => callAs(world, issuer, 'POST', path, body)

/** What an organisation or a holder has only so many of, its table, and how to add one. */
const limited: [table: Table, most: number, add: (turn: number) => Promise<Answer>][] = [
  ['webhook', 20, post('/api/webhooks', webhookData)],
  ['api_key', 50, post('/api/api-keys', apiKeyData)],
  ['share_link', 100, () => callAs(world, student, 'POST', linksPath, link)],
  ['template', 200, post('/api/templates', newTemplate())],
  [
    'template_image',
    200,
    (turn) => uploadAs(world, issuer, '/api/templates/images', { doc_url: logo('logo.png', 30 + turn) }),
  ],
  ['learning_platform', 20, post('/api/learning-platforms', { name: 'Moodle' })],
  [
    'department',
    100,
    (turn) => callAs(world, issuer, 'POST', '/api/departments', { name: `Faculty ${turn}` }),
  ],
]

type Table =
  | 'webhook'
  | 'api_key'
  | 'share_link'
  | 'template'
  | 'template_image'
  | 'learning_platform'
  | 'department'

const unique = () => randomBytes(32)

/** Copies a row until there are `wanted`. */
async function fill(table: Table, wanted: number): Promise<void> {
  const rows = await world.ctx.db.selectFrom(table).selectAll().execute()
  const copies = Array.from({ length: wanted - rows.length }, (_, turn) => ({
    ...rows[0],
    id: `${rows[0]!.id}${turn}`,
    ...(table === 'api_key' && { key_hash: unique() }),
    ...(table === 'template_image' && { digest: unique() }),
    ...(table === 'department' && { name_key: `copy ${turn}` }),
  }))
  await world.ctx.db
    .insertInto(table)
    .values(copies as never)
    .execute()
}

test.each(limited)(
  'of %s there are never more than %i, even when several are added at once',
  async (table, most, add) => {
    expect((await add(0)).statusCode).toBe(200)
    await fill(table, most - 1)
    const answers = await Promise.all([1, 2, 3, 4].map(add))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await world.ctx.db.selectFrom(table).selectAll().execute()).toHaveLength(most)
  },
)
