import { type CheckVerdict, type Design, designs, type TemplateSettings } from '@credenza/schema'
import { afterAll, expect, test } from 'vitest'
import { openPhotographer } from '../../../../document/test/photograph.ts'
import { credential, sample } from '../../../../document/test/sample.ts'
import { accept, readAs, recordFor, revoke, sign } from '../../../test/acts/certificates.ts'
import { checkFiles } from '../../../test/acts/checks.ts'
import { corrected } from '../../../test/acts/corrections.ts'
import { callAs, ok, studentData } from '../../../test/acts/people.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { publicUrl } from '../../../test/worlds/test-world.ts'
import { findCertificates } from '../../certificates/certificate/find-certificates.ts'
import { documentKeys } from '../../certificates/certificate/sealed/document-keys.ts'
import { openMaterials } from '../../certificates/drawing/materials.ts'
import { renderCertificatePdf } from '../../certificates/drawing/render-certificate.ts'
import { codesIn } from '../verify-file/picture.ts'

// Prints certificates of every design and reads them back: scanned askew and out of focus, their codes still lead to their own
// links, and a check of these photographs knows what has happened to the certificates since.
const count = Number(process.env.TRIAL_ROWS ?? 200)
const names = [
  'Amal Haddad',
  'نور الهدى بنت إبراهيم',
  'Łukasz Żółć-Błażejowski',
  'أحمد بن عبد الرحمن الأنصاري',
]

/** A certificate on paper. */
interface Printed {
  id: string
  design: Design
  title: string
  link: string
  pdf: Uint8Array
}

interface Fate {
  name: string
  /** The verdict that a check must then give. */
  verdict: CheckVerdict
  befall?: (printed: Printed) => Promise<unknown>
  /** Makes the link on a forged paper. */
  forge?: (link: string) => string
}
const fates: Fate[] = [
  { name: 'untouched', verdict: 'VALID' },
  { name: 'revoked', verdict: 'INVALID', befall: async ({ id }) => ok(await revoke(world, issuer, id)) },
  { name: 'superseded', verdict: 'INVALID', befall: supersede },
  { name: 'other key', verdict: 'CANNOT TELL', forge: (link) => link.replace(/#.{9}/, '#forgedkey') },
  {
    name: 'other number',
    verdict: 'CANNOT TELL',
    forge: (link) => link.replace(/\/verify\/..../, '/verify/fake'),
  },
  { name: 'other host', verdict: 'CANNOT TELL', forge: (link) => link.replace('//', '//other-') },
]
/** Checks each fate in each design. */
const checkedCount = Math.min(count, fates.length * designs.length)

const { world, issuer, verifier } = await openRolesWorld({ startRoles: true })

const photographer = await openPhotographer()
afterAll(async () => {
  await photographer.close()
  await world.close()
})

test(`${count} photographed certificates lead to their own links, and those checked to the right verdict`, {
  timeout: 1_800_000,
}, async () => {
  const printed = await print(await acceptedOnes())
  const photographs: Buffer[] = []
  const unread: string[] = []
  for (const [i, { pdf, link, design }] of printed.entries()) {
    const jpeg = await photograph(pdf, i)
    if (!codesIn(jpeg, (found) => found.includes(link)).includes(link)) unread.push(design)
    photographs.push(jpeg)
  }
  console.log(`Of ${count} photographs not read: ${unread.length === 0 ? 'none' : unread.join(', ')}`)

  const papers = await Promise.all(
    printed.slice(0, checkedCount).map(async (paper, i) => {
      const { name, verdict, befall, forge } = fates[i % fates.length]!
      await befall?.(paper)
      const bytes = forge ? await photograph(await forged(paper, forge), i) : photographs[i]!
      // For one of our links, the title comes from what was signed, not from the paper.
      const title = forge ? '' : paper.title
      return { name: `${i}, ${paper.design}, ${name}.jpg`, bytes, truth: { verdict, title } }
    }),
  )
  const results = await checkFiles(world, verifier, papers)
  const told = papers.map(({ name }) => [name, results.get(name)])
  expect(Object.fromEntries(told)).toMatchObject(
    Object.fromEntries(papers.map(({ name, truth }) => [name, truth])),
  )
  expect(unread.length).toBeLessThanOrEqual(count / 100)
})

test('a link on a long host is read off every design', { timeout: 300_000 }, async () => {
  const host = 'certificates.registrar.northern-university.example'
  const link = `https://${host}/verify/${'b3'.repeat(13)}#${'Kd'.repeat(21)}A`
  const read: [Design, string | undefined][] = []
  for (const [i, design] of designs.entries()) {
    const pdf = await world.ctx.renderers.pdf(sample(design, { link }), { credential })
    const jpeg = await photograph(pdf, i)
    read.push([design, codesIn(jpeg, (found) => found.includes(link)).find((text) => text === link)])
  }
  expect(read).toEqual(designs.map((design) => [design, link]))
})

/** Accepted and recorded certificates, with the designs in turn, for people with names in two scripts. */
async function acceptedOnes(): Promise<string[]> {
  const { data } = ok(await callAs(world, issuer, 'GET', '/api/templates/designs'))
  for (const { settings } of data as { settings: TemplateSettings }[]) {
    const template = { name: settings.design, settings }
    const { _id: defaultTemplateId } = ok(
      await callAs(world, issuer, 'POST', '/api/templates', template),
    ).data
    ok(
      await callAs(world, issuer, 'POST', '/api/categories/create', {
        name: settings.design,
        defaultTemplateId,
      }),
    )
  }
  const students: string[] = []
  for (const [i, name] of names.entries()) {
    const body = { ...studentData(`person-${i}@mail.example`), name }
    students.push(ok(await callAs(world, issuer, 'POST', '/api/student/add-student', body)).data._id)
  }
  const multipleCertificates = Array.from({ length: count }, (_, i) => ({
    ...recordFor(issuer, { studentId: students[i % students.length]! }, `Bridges ${i}`),
    certificateType: designs[i % designs.length],
  }))
  const { documents } = ok(await callAs(world, issuer, 'POST', '/upload-json', { multipleCertificates }))
  const ids: string[] = documents.map(({ _id }: { _id: string }) => _id)
  ok(await sign(world, issuer, ids))
  ok(await accept(world, verifier, ids))
  for (const id of ids) await recorded(id)
  return ids
}

const recorded = (id: string) =>
  world.until(async () => {
    const { txHash, uri } = await readAs(world, issuer, id)
    return txHash && uri
  })

/** Prints those with an Arabic name in Arabic. */
async function print(ids: readonly string[]): Promise<Printed[]> {
  const certificates = await findCertificates(world.ctx.db, ids)
  const keys = await documentKeys(world.ctx, certificates)
  const materials = openMaterials(world.ctx)
  return Promise.all(
    ids.map(async (id) => {
      const certificate = certificates.find((certificate) => certificate.id === id)!
      const language = /\p{Script=Arabic}/u.test(certificate.userName) ? 'ar' : 'en'
      return {
        id,
        design: certificate.categoryName as Design,
        title: certificate.title,
        link: `${publicUrl}/verify/${certificate.slug}#${keys.get(id)}`,
        pdf: await renderCertificatePdf(world.ctx, certificate, { language, materials }),
      }
    }),
  )
}

/** Rotates each by a different angle of up to 5 degrees: multiples of the golden ratio are spread evenly. */
const photograph = (pdf: Uint8Array, nth: number) =>
  photographer.photograph(pdf, {
    rotation: 10 * ((nth * 0.618034) % 1) - 5,
    blur: 1,
    noise: 8,
    seed: nth,
    quality: 40,
  })

/** A paper with the same design and title, whose code leads elsewhere. */
const forged = ({ design, title, link }: Printed, forge: (link: string) => string) =>
  world.ctx.renderers.pdf(sample(design, { title, link: forge(link) }), { credential })

async function supersede({ id }: Printed): Promise<void> {
  const successor = await corrected(world, issuer, id, { title: 'Bridges and Dams' })
  ok(await sign(world, issuer, [successor]))
  ok(await accept(world, verifier, [successor]))
  await world.until(async () => (await readAs(world, issuer, id)).supersededBy)
}
