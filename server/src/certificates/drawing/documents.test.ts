import { readPaper } from '@credenza/credential/paper'
import { certificateInPdf } from '@credenza/credential/portable'
import { longDate } from '@credenza/schema/long-date'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPdf } from '../../../../document/test/read-pdf.ts'
import {
  acceptedCertificates,
  createCertificates,
  readAs,
  recordFor,
  revoke,
  sign,
  signedCertificates,
} from '../../../test/acts/certificates.ts'
import { paperShown } from '../../../test/acts/papers.ts'
import { callAs, makeIssuer, makeStudent, ok, signIn, studentData } from '../../../test/acts/people.ts'
import { newTemplate, settings } from '../../../test/acts/templates.ts'
import { rewriteCertificate } from '../../../test/rewrite-certificate.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'

const { world, admin, issuer, verifier, student } = await openRolesWorld({ startRoles: true })

beforeAll(async () => {
  // The test writes drafts of earlier releases directly into the table.
  world.tamper()
})
afterAll(() => world.close())

type Reader = Parameters<typeof callAs>[1]
const fetchAs = (reader: Reader, id: string, name: string) =>
  callAs(world, reader, 'GET', `/api/certificates/${id}/${name}`)
const refusal = async (answer: ReturnType<typeof callAs>) => {
  const { statusCode, json } = await answer
  return [statusCode, json().error]
}
const pdfOf = async (id: string, reader: Reader = issuer) => {
  const answer = await fetchAs(reader, id, 'document.pdf')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  return readPdf(new Uint8Array(answer.rawPayload))
}
const svgOf = async (id: string) => {
  const { statusCode, body } = await fetchAs(issuer, id, 'document.svg')
  expect(statusCode, body).toBe(200)
  return body
}
const json = (bytes: Uint8Array | undefined) => JSON.parse(new TextDecoder().decode(bytes))

test('one person’s many documents do not hold up others’', { tags: ['slow'] }, async () => {
  const [id] = (await createCertificates(world, issuer, student, 1)) as [string]
  let waiting = 12
  const many = Array.from({ length: waiting }, async () => {
    expect((await fetchAs(student, id, 'document.png')).statusCode).toBe(200)
    waiting--
  })
  expect((await fetchAs(issuer, id, 'document.png')).statusCode).toBe(200)
  expect(waiting).toBeGreaterThan(6)
  await Promise.all(many)
})

/** A student with this name, in the issuer's list. */
async function named(name: string): Promise<{ studentId: string }> {
  const email = `${Math.random().toString(36).slice(2)}@mail.example`
  const body = { ...studentData(email), name }
  return { studentId: ok(await callAs(world, issuer, 'POST', '/api/student/add-student', body)).data._id }
}

describe('the PDF of an accepted certificate', () => {
  test('says what was certified, and holds the signed credential and the evidence about it', async () => {
    const [id] = (await acceptedCertificates(world, { issuer, verifier, student })) as [string]
    await world.until(async () => (await readAs(world, issuer, id)).txHash !== '')
    const { text, attachments } = await pdfOf(id)
    expect(text).toContain('Amal Haddad')
    expect(text).toContain('Bridges 1')

    const credential = attachments['credential.json']
    const served = await fetchAs(student, id, 'credential.json')
    expect(Buffer.from(credential!)).toEqual(served.rawPayload)
    expect(served.headers['content-type']).toBe('application/vc')
    expect(served.headers['content-disposition']).toBe(
      'inline; filename="Bridges 1 ? Amal Haddad.json"; ' +
        "filename*=UTF-8''Bridges%201%20%E2%80%93%20Amal%20Haddad.json",
    )
    expect(json(credential).credentialSubject.achievement.name).toBe('Bridges 1')

    const bundle = json(attachments['evidence.json'])
    expect(bundle.certificate).toEqual(json(credential))
    expect(bundle.endorsements).toHaveLength(1)
    expect(bundle.log.index).toBeTypeOf('number')
    expect(bundle.anchor.transaction).toMatch(/^0x/)
  })

  test('without a template has the standard design of the time when it was made', async () => {
    const [id] = (await signedCertificates(world, issuer, student)) as [string]
    const { text } = await pdfOf(id)
    expect(text).toContain('has met all the requirements for')
    await world.ctx.db
      .updateTable('certificate')
      .set({ template_version: null })
      .where('id', '=', id)
      .execute()
    const earlier = await pdfOf(id)
    expect(earlier.text).toContain('Certificate of Achievement')
    expect(earlier.text).not.toContain('has met all the requirements for')
  })

  test('gives its certificate to a verifier, who reads what its own tables name', async () => {
    const [id] = (await signedCertificates(world, issuer, student)) as [string]
    const { rawPayload } = await fetchAs(issuer, id, 'document.pdf')
    const signed = json((await fetchAs(issuer, id, 'credential.json')).rawPayload)
    expect(await certificateInPdf(rawPayload)).toMatchObject({
      bundle: { certificate: signed },
      cameIn: { signature: expect.anything() },
    })
  })

  test('is the same document for issuer, holder, verifier and administrator, and for nobody else', async () => {
    const [id] = (await signedCertificates(world, issuer, student)) as [string]
    for (const party of [issuer, student, verifier, admin]) {
      expect((await pdfOf(id, party)).attachments).toHaveProperty(['credential.json'])
    }
    const stranger = await makeStudent(world, issuer)
    const competitor = await makeIssuer(world, admin)
    for (const name of ['document.svg', 'document.png', 'document.pdf', 'credential.json']) {
      expect(await refusal(fetchAs(stranger, id, name))).toEqual([404, 'not_found'])
      expect(await refusal(fetchAs(competitor, id, name))).toEqual([404, 'not_found'])
      expect(await refusal(fetchAs({ token: undefined }, id, name))).toEqual([401, 'not_signed_in'])
    }
  })

  test('carries no attachment of another document when many are made at once', async () => {
    const people = await Promise.all(['Nura', 'Omar', 'Lina', 'Yusuf', 'Hana', 'Sami'].map(named))
    const ids = await Promise.all(
      people.map(async (person) => (await signedCertificates(world, issuer, person))[0]!),
    )
    const documents = await Promise.all([...ids, ...ids].map((id) => pdfOf(id)))
    const subjects = await Promise.all(
      [...ids, ...ids].map(async (id) => json((await fetchAs(issuer, id, 'credential.json')).rawPayload).id),
    )
    expect(documents.map(({ attachments }) => json(attachments['credential.json']).id)).toEqual(subjects)
  })

  test('does not exist before the issuer has signed, nor after the person’s documents were erased', async () => {
    const erased = await makeStudent(world, issuer)
    const [draft] = (await createCertificates(world, issuer, erased)) as [string]
    expect(await refusal(fetchAs(issuer, draft, 'document.pdf'))).toEqual([409, 'not_signed'])
    expect(await refusal(fetchAs(issuer, draft, 'credential.json'))).toEqual([409, 'not_signed'])
    ok(await sign(world, issuer, [draft]))
    ok(await callAs(world, admin, 'POST', `/api/admin/people/${erased.id}/erase-documents`))
    expect(await refusal(fetchAs(issuer, draft, 'document.pdf'))).toEqual([404, 'not_found'])
  })
})

test('every document of a signed certificate says what was signed, even if somebody has rewritten the tables', async () => {
  const [id] = (await signedCertificates(world, issuer, student)) as [string]
  const drawn = async () => ({
    pdf: (await pdfOf(id)).text,
    svg: await svgOf(id),
    png: (await fetchAs(issuer, id, 'document.png')).rawPayload,
  })
  const before = await drawn()
  await rewriteCertificate(world, id)
  expect(await drawn()).toEqual(before)
})

test('one date is printed, in the code on paper and signed, also where UTC has not reached it at the signing', async () => {
  const date = new Date().toISOString().slice(0, 10)
  const record = { ...recordFor(issuer, student), date }
  const created = await callAs(world, issuer, 'POST', '/upload-json', { multipleCertificates: [record] })
  const id: string = ok(created).documents[0]._id
  const { clock } = world.ctx
  world.ctx.clock = () => new Date(Date.parse(`${date}T00:00:00Z`) - 729 * 60_000)
  ok(await sign(world, { ...issuer, ...(await signIn(world, issuer)) }, [id]))
  world.ctx.clock = clock

  const { text, attachments } = await pdfOf(id)
  expect(json(attachments['credential.json']).validFrom).toBe(`${date}T00:00:00+14:00`)
  expect(text).toContain(longDate(date, 'en'))
  const { code } = await paperShown(world, student, id)
  expect(readPaper(code).statement.date).toBe(date)
})

describe('the picture of a certificate', () => {
  test('exists before it is signed, as SVG with a name and as PNG', async () => {
    const [id] = (await createCertificates(world, issuer, student)) as [string]
    expect(/<title>.*<\/title>/.exec(await svgOf(id))?.[0]).toBe('<title>Bridges 1 · Amal Haddad</title>')
    const png = await fetchAs(student, id, 'document.png')
    expect([png.headers['content-type'], png.rawPayload.toString('latin1', 1, 4)]).toEqual([
      'image/png',
      'PNG',
    ])
    expect(png.headers['cache-control']).toBe('no-store')
  })

  test('changes when it is accepted, and back when it is revoked', async () => {
    const [id] = (await signedCertificates(world, issuer, student)) as [string]
    const waiting = await svgOf(id)
    ok(await callAs(world, verifier, 'PUT', '/update-verified', { id, flag: '1' }))
    const accepted = await svgOf(id)
    await world.until(async () => (await readAs(world, issuer, id)).txHash !== '')
    ok(await revoke(world, issuer, id))
    expect(frameOf(await svgOf(id))).toBe(frameOf(waiting))
    expect(frameOf(accepted)).not.toBe(frameOf(waiting))
  })

  test('keeps the look that the template had when it was created', async () => {
    const template = ok(await callAs(world, issuer, 'POST', '/api/templates', newTemplate('Look'))).data
    const certificateType = 'With a look'
    const category = { name: certificateType, defaultTemplateId: template._id }
    ok(await callAs(world, issuer, 'POST', '/api/categories/create', category))
    const create = async () => {
      const record = { ...recordFor(issuer, student), certificateType }
      const answer = await callAs(world, issuer, 'POST', '/upload-json', { multipleCertificates: [record] })
      return ok(answer).documents[0]._id as string
    }
    const before = await create()
    const colours = { ...settings.colours, ink: '#0102ee' }
    const change = { name: 'Look', settings: { ...settings, colours }, version: 1 }
    ok(await callAs(world, issuer, 'PUT', `/api/templates/${template._id}`, change))
    const after = await create()
    ok(await callAs(world, issuer, 'DELETE', `/api/templates/${template._id}`))
    const isBlue = async (id: string) => (await svgOf(id)).includes('#0102ee')
    expect([await isBlue(before), await isBlue(after)]).toEqual([false, true])
  })

  test('names the character that no font has', async () => {
    const id = await madeEarlier('Smiling 😀')
    const answer = await fetchAs(issuer, id, 'document.svg')
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      error: 'missing_glyph',
      message: expect.stringContaining('‘😀’ (U+1F600)'),
      fields: { name: expect.any(String) },
    })
  })
})

test('the organisation’s key for PDFs is made once, however many ask at once, and is stored sealed', async () => {
  const fresh = await makeIssuer(world, admin)
  const [id] = (await signedCertificates(world, fresh, await makeStudent(world, fresh))) as [string]
  const answers = await Promise.all([1, 2, 3].map(() => fetchAs(fresh, id, 'document.pdf')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const rows = await world.ctx.db
    .selectFrom('document_key')
    .selectAll()
    .where('org_id', '=', fresh.id)
    .execute()
  expect(rows).toHaveLength(1)
  // PKCS #8 names the curve of an EC key, so the sealed key must not contain its identifier.
  expect(Buffer.from(rows[0]!.sealed_private_key).includes(Buffer.from('2a8648ce3d0301', 'hex'))).toBe(false)
  const certificate = Buffer.from(rows[0]!.certificate).toString('hex')
  expect(answers.map(({ rawPayload }) => rawPayload.includes(certificate))).toEqual([true, true, true])
})

test('the logs contain nothing personal from a document', async () => {
  const id = await madeEarlier('Secret Person 😀')
  await fetchAs(issuer, id, 'document.svg')
  await fetchAs(issuer, id, 'document.pdf')
  expect(world.logLines.filter((line) => line.includes('Secret') || line.includes('😀'))).toEqual([])
})

/** A certificate with a name that cannot be drawn; only an earlier release could create it. */
async function madeEarlier(name: string): Promise<string> {
  const [id] = (await createCertificates(world, issuer, await named('Amal Haddad'))) as [string]
  await world.ctx.db.updateTable('certificate').set({ user_name: name }).where('id', '=', id).execute()
  return id
}

/** The colours and widths of all strokes that do not depend on the picture's texts. */
const frameOf = (svg: string): string =>
  [...new Set(svg.match(/stroke(?:-width)?="[^"]+"/g) ?? [])].sort().join(' ')

test('a template saved before its settings gained a field is read with that field empty, and drawn', async () => {
  const template = ok(await callAs(world, issuer, 'POST', '/api/templates', newTemplate())).data
  const { issuerArabic: _, ...texts } = settings.texts
  await world.ctx.db
    .insertInto('template_version')
    .values({
      org_id: issuer.id,
      template_id: template._id,
      version: 2,
      settings: JSON.stringify({ ...settings, design: 'badge', texts }),
      created_at: new Date(),
    })
    .execute()
  await world.ctx.db.updateTable('template').set({ version: 2 }).where('id', '=', template._id).execute()
  const { data } = ok(await callAs(world, issuer, 'GET', `/api/templates/${template._id}`))
  expect(data.settings).toEqual({ ...settings, design: 'badge' })
  const record = { ...recordFor(issuer, student), templateId: template._id }
  const { documents } = ok(
    await callAs(world, issuer, 'POST', '/upload-json', { multipleCertificates: [record] }),
  )
  const id: string = documents[0]._id
  expect(await svgOf(id)).toContain('<svg')
})
