import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { acceptedCertificates } from './acts/certificates.ts'
import { callAs, nobody, ok, personalData, studentData } from './acts/people.ts'
import { openRolesWorld } from './worlds/roles-world.ts'
import type { TestWorld } from './worlds/test-world.ts'

const { world, admin, issuer, verifier, student } = await openRolesWorld({ startRoles: true })
const password = 'S3cret pass phrase'

const people = [admin, issuer, verifier, student]
const key = (name: string) => ({ 'idempotency-key': name })
const signUp = { ...personalData('issuer', 'keyed@org.example', 'Keyed'), password }
ok(await callAs(world, nobody, 'POST', '/api/personal-data', signUp, key('sign-up')))
const newStudent = { ...studentData('keyed@mail.example'), password }
ok(await callAs(world, issuer, 'POST', '/api/student/add-student', newStudent, key('student')))
const [id] = await acceptedCertificates(world, { issuer, verifier, student })
await world.until(
  async () => ok(await callAs(world, issuer, 'GET', `/api/certificates/${id}`)).data.certificates[0].uri,
)
await callAs(world, nobody, 'POST', '/api/sign-in', {
  email: student.email,
  password: 'wrong guess',
  selectedRole: 'student',
})
// An internal error, with somebody's email among the bound parameters.
await sql`ALTER TABLE student RENAME TO student_away`.execute(world.ctx.db)
const failed = await callAs(world, issuer, 'POST', '/api/student/add-student', {
  ...newStudent,
  email: 'lost@mail.example',
})
await sql`ALTER TABLE student_away RENAME TO student`.execute(world.ctx.db)
expect([failed.statusCode, failed.json().error]).toEqual([500, 'internal'])
afterAll(() => world.close())

test('no line of the log holds a token, a password, an email or a name', () => {
  const log = world.logLines.join('\n')
  expect(log).toContain('request failed')
  for (const { token, password, email } of people)
    for (const secret of [token, password, email]) expect(log).not.toContain(secret)
  for (const secret of [password, 'wrong guess', 'keyed@', 'lost@', 'Amal Haddad'])
    expect(log).not.toContain(secret)
})

test('no row of any table holds a token or a password in clear', async () => {
  const everything = await dump(world)
  expect(everything).toContain('keyed@mail.example')
  for (const { token, password } of people)
    for (const secret of [token, password]) expectAbsent(everything, secret)
  expectAbsent(everything, password)
})

test('sessions, idempotency keys, audit entries and jobs name nobody', async () => {
  const tables = ['session', 'idempotency_key', 'audit_entry', 'log_entry', 'pgboss.job']
  const rows = await dump(world, tables)
  for (const { email } of people) expectAbsent(rows, email)
  expectAbsent(rows, 'keyed@')
  expectAbsent(rows, 'Amal Haddad')
})

function expectAbsent(text: string, secret: string): void {
  const bytes = Buffer.from(secret)
  for (const form of [secret, bytes.toString('hex'), bytes.toString('base64').replace(/=+$/, '')])
    expect(text.includes(form), form).toBe(false)
}

/** These tables, or all, as text; bytes in hexadecimal. */
async function dump({ ctx }: TestWorld, only?: string[]): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    SELECT table_schema || '.' || table_name AS name FROM information_schema.tables
    WHERE table_schema IN ('public', 'pgboss') AND table_type = 'BASE TABLE'`.execute(ctx.db)
  const names = only ?? rows.map(({ name }) => name)
  const texts = await Promise.all(
    names.map((name) =>
      sql<{ line: string }>`SELECT t::text AS line FROM ${sql.table(name)} AS t`.execute(ctx.db),
    ),
  )
  return texts.flatMap((table) => table.rows.map(({ line }) => line)).join('\n')
}
