import { afterAll, expect, test } from 'vitest'
import { type ReadPdf, readPdf } from '../../../../document/test/read-pdf.ts'
import { readSignature } from '../../../../document/test/read-signature.ts'
import { accept, readAs, sign } from '../../../test/acts/certificates.ts'
import { callAs, categoryName, ok, studentData } from '../../../test/acts/people.ts'
import { verifyAsStranger } from '../../../test/stranger.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { inParallel } from '../../platform/documents/in-parallel.ts'
import { findCertificates } from '../certificate/find-certificates.ts'
import { documentKeys } from '../certificate/sealed/document-keys.ts'
import { openMaterials } from './materials.ts'
import { renderCertificatePdf } from './render-certificate.ts'

// A thousand certificates in four scripts and two designs: every PDF opens, its seal is valid, its text is right, and
// somebody with nothing but the PDF and the public addresses can verify the credential in it.
const count = Number(process.env.TRIAL_ROWS ?? 1000)
const names = [
  'Amal Haddad',
  'أحمد بن عبد الرحمن الأنصاري',
  'نور الهدى بنت إبراهيم',
  'Łukasz Żółć-Błażejowski',
  '李小龍',
  'Nura Al-Ansari نورا الأنصاري',
]
const titles = ['Bachelor of Civil Engineering', 'بكالوريوس الهندسة المدنية', '土木工程学士']

const { world, issuer, verifier } = await openRolesWorld({ startRoles: true })
afterAll(() => world.close())

test(`${count} PDFs open, are sealed, say the right text, and hold a credential that verifies`, async () => {
  const ids = await acceptedOnes()
  const certificates = await findCertificates(world.ctx.db, ids)
  const keys = await documentKeys(world.ctx, certificates)
  const materials = openMaterials(world.ctx)
  const pdfs = new Map<string, Uint8Array>()
  const began = performance.now()
  await inParallel(certificates, 4, async (certificate) => {
    pdfs.set(certificate.id, await renderCertificatePdf(world.ctx, certificate, { materials }))
  })
  const tookMs = performance.now() - began

  const wrong: string[] = []
  await inParallel(certificates, 2, async (certificate) => {
    const pdf = pdfs.get(certificate.id)!
    const read = await readPdf(pdf)
    const link = { slug: certificate.slug, documentKey: keys.get(certificate.id)! }
    const { verdict } = await verifyAsStranger(world, link, () => credentialIn(read))
    if (verdict !== 'VALID') wrong.push(`${certificate.id} is ${verdict}`)
    if (!sealHolds(pdf)) wrong.push(`${certificate.id} is not sealed by its issuer`)
    for (const part of [certificate.userName, certificate.title].flatMap(partsOf))
      if (!bare(read.text).includes(bare(part))) wrong.push(`${part} is not in: ${read.text.slice(0, 300)}`)
  })
  expect(wrong).toEqual([])
  expect(new Set([...pdfs.values()].map((pdf) => Buffer.from(pdf).toString('base64'))).size).toBe(count)

  const [first] = pdfs.values()
  const altered = Buffer.from(first!)
  altered[1000]! ^= 1
  expect(sealHolds(altered)).toBe(false)
  const kB = Math.round([...pdfs.values()].reduce((sum, pdf) => sum + pdf.length, 0) / count / 1000)
  console.log(
    `${count} PDFs in ${Math.round(tookMs)} ms: ${(tookMs / count).toFixed(1)} ms each, ${kB} kB each`,
  )
})

/** Creates certificates with all names and titles, half of them bilingual. Returns the ids once all are on the chain. */
async function acceptedOnes(): Promise<string[]> {
  const designs = ok(await callAs(world, issuer, 'GET', '/api/templates/designs')).data
  const bilingual = designs.find(({ design }: { design: string }) => design === 'mirrored').settings
  const template = ok(
    await callAs(world, issuer, 'POST', '/api/templates', { name: 'Bilingual', settings: bilingual }),
  ).data
  const degree = { name: 'Degree', defaultTemplateId: template._id }
  ok(await callAs(world, issuer, 'POST', '/api/categories/create', degree))
  const students: string[] = []
  for (const [i, name] of names.entries()) {
    const body = { ...studentData(`person-${i}@mail.example`), name }
    students.push(ok(await callAs(world, issuer, 'POST', '/api/student/add-student', body)).data._id)
  }
  const multipleCertificates = Array.from({ length: count }, (_, i) => ({
    certificateType: i % 2 === 0 ? categoryName : degree.name,
    title: `${titles[i % titles.length]} ${i}`,
    date: '2026-06-30',
    issuerName: issuer.name,
    userId: students[i % students.length]!,
  }))
  const { documents } = ok(await callAs(world, issuer, 'POST', '/upload-json', { multipleCertificates }))
  const ids: string[] = documents.map(({ _id }: { _id: string }) => _id)
  ok(await sign(world, issuer, ids))
  ok(await accept(world, verifier, ids))
  for (const id of ids) {
    await world.until(async () => {
      const { txHash, uri } = await readAs(world, issuer, id)
      return txHash && uri
    })
  }
  return ids
}

const credentialIn = ({ attachments }: ReadPdf): Record<string, unknown> =>
  JSON.parse(new TextDecoder().decode(attachments['credential.json']))

/** Whether the seal is the issuer's and covers the whole file except itself. */
function sealHolds(pdf: Uint8Array): boolean {
  const { valid, coversAll, signer } = readSignature(pdf)
  return valid && coversAll && signer.subject.includes(issuer.name)
}

/** Without white space, which readers insert for gaps. Words of one direction are adjacent. */
const bare = (text: string): string => text.normalize('NFKC').replace(/\s/g, '')
const partsOf = (text: string): string[] =>
  text.match(/\p{sc=Arabic}[\p{sc=Arabic}\s]*|[^\p{sc=Arabic}\s]+/gv)!
