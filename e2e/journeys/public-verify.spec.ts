import type { Page } from '@playwright/test'
import { filmOf, withCamera } from '../browser/fake-camera.ts'
import { hydrated } from '../browser/hydrated.ts'
import { expect, journey } from '../browser/journey.ts'
import { recordRequests } from '../browser/record-requests.ts'
import { expectVerdict } from '../browser/verdict.ts'
import { type ApiClient, apiClient } from '../world/api-client.ts'
import { readBundle } from '../world/bundles.ts'
import {
  addStudents,
  createCertificates,
  type ListedCertificate,
  listStudents,
} from '../world/certificates.ts'
import { issue } from '../world/issue.ts'
import { openSession } from '../world/organisations.ts'
import { password } from '../world/people.ts'
import { category, newIssuer } from '../world/seed.ts'
import { shareLink } from '../world/share-link.ts'
import { sharedAdmin, sharedUrl } from '../world/shared.ts'

const url = sharedUrl()
const email = 'registry@qidfa.example'
const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }

journey.describe('anyone can check a certificate', () => {
  journey.describe.configure({ mode: 'serial' })
  let issuer: ApiClient
  let certificates: ListedCertificate[]
  let papers: Record<'svg' | 'png' | 'pdf', Buffer>

  journey.beforeAll(async () => {
    issuer = await newIssuer(await sharedAdmin(), { organizationName: 'Qidfa Maritime Academy', email })
    await addStudents(issuer, 2)
    const students = (await listStudents(issuer)).map(({ _id }) => _id)
    const ids = await createCertificates(issuer, { category, title: 'Dams', date: '2025-06-30' }, students)
    certificates = await issue(issuer, ids)
    papers = await downloadPapers(certificates[0]!._id)
  })

  journey(
    'from its PDF, picture, photograph or file, none of which leaves the browser',
    async ({ newVisitor }) => {
      const photographer = await newVisitor()
      await photographer.setContent(`<img src="data:image/png;base64,${papers.png.toString('base64')}">`)
      const jpeg = await photographer.locator('img').screenshot({ type: 'jpeg', quality: 60 })
      const bundle = Buffer.from(JSON.stringify(await readBundle(issuer, certificates[0]!.slug)))
      const files = [
        { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: papers.pdf },
        { name: 'certificate.png', mimeType: 'image/png', buffer: papers.png },
        { name: 'certificate.svg', mimeType: 'image/svg+xml', buffer: papers.svg },
        { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: jpeg },
        { name: 'certificate.json', mimeType: 'application/json', buffer: bundle },
      ]
      const page = await newVisitor()
      const sent = new Set<string>()
      const bodies: string[] = []
      page.on('request', (request) => {
        sent.add(`${request.method()} ${new URL(request.url()).pathname}`)
        bodies.push(request.postData() ?? '')
      })
      for (const file of files) {
        await page.goto(`${url}/verify`)
        await hydrated(page)
        await page.locator('input[type="file"]').setInputFiles(file)
        await expectVerdict(page, 'VALID')
      }
      // In the middle of its first page's drawing.
      const altered = Buffer.from(papers.pdf)
      altered[altered.indexOf('stream\n') + 40]! ^= 1
      const withoutSeal = papers.pdf.subarray(
        0,
        papers.pdf.lastIndexOf('%%EOF', papers.pdf.indexOf('/ByteRange')),
      )
      for (const [buffer, why] of [
        [altered, 'was changed after it was sealed'],
        [withoutSeal, 'has no seal'],
      ] as const) {
        await page.goto(`${url}/verify`)
        await hydrated(page)
        await page.locator('input[type="file"]').setInputFiles({ ...files[0]!, buffer })
        await expectVerdict(page, 'CANNOT TELL')
        await expect(page.getByText(why).first()).toBeVisible()
      }
      // Besides the query to the chain, the page requests only the picture, with the link in the QR code, which has no key.
      const { slug } = certificates[0]!
      for (const request of sent) expect(request).toMatch(/^GET |^POST \/(chain\/rpc|api\/drawings\/\w+)$/)
      const [, key = ''] = (await shareLink(issuer, slug)).split('#')
      expect(key).toHaveLength(43)
      expect(bodies.join('\n')).not.toContain(key)
    },
  )

  journey('input without a certificate gets advice on what to do next', async ({ newVisitor }) => {
    const page = await newVisitor()
    await page.goto(`${url}/verify`)
    await hydrated(page)
    const blank = await page.screenshot()
    const bring = (name: string, mimeType: string, buffer: Buffer) =>
      page.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer })
    await bring('invoice.pdf', 'application/pdf', Buffer.from('%PDF-1.7\n%%EOF'))
    await expect(
      page.getByRole('alert').filter({ hasText: 'No certificate could be read from this PDF' }),
    ).toBeVisible()
    await bring('blank.png', 'image/png', blank)
    await expect(page.getByRole('alert').filter({ hasText: 'No QR code could be read' })).toBeVisible()
    await bring('broken.jpg', 'image/jpeg', Buffer.from('no picture'))
    await expect(page.getByRole('alert').filter({ hasText: 'This picture cannot be opened' })).toBeVisible()
  })

  journey('the page says who approved the issuer and what the verdict means', async ({ newVisitor }) => {
    const page = await newVisitor()
    await page.goto(await shareLink(issuer, certificates[0]!.slug))
    await expectVerdict(page, 'VALID')
    await page.getByText('8 of 8 checks passed').click()
    const { host } = new URL(url)
    await expect(page.getByText(new RegExp(`Approved by ${host} since \\d`))).toBeVisible()
    await expect(page.locator('[data-advice]')).toContainText('Make sure that the name')
  })

  journey(
    'two links make requests that differ in the links’ own identifiers only',
    async ({ newVisitor }) => {
      const requests = await Promise.all(
        certificates.map(async ({ slug }) => {
          const page = await newVisitor()
          const recorded = recordRequests(page)
          await page.goto(await shareLink(issuer, slug))
          await expectVerdict(page, 'VALID')
          await expect(page.locator('[data-picture="shown"]')).toBeVisible()
          const { data } = await issuer.get<{ data: { cid: string } }>(`/api/evidence/${slug}`)
          return recorded
            .map((request) => request.replaceAll(slug, '{slug}').replaceAll(data.cid, '{cid}'))
            .map((request) => request.replace(/"proof":"[\w-]{43}"/, '"proof":"{proof}"'))
            .sort()
        }),
      )
      const [first, second] = requests
      expect(first!.length).toBeGreaterThan(6)
      expect(second).toEqual(first)
      expect(first!.filter((request) => request.includes('/status/'))).not.toEqual([])
      expect(first!.join('\n')).not.toContain('#')
    },
  )

  journey('status lists are fetched whole, and once for many certificates', async ({ newVisitor }) => {
    const page = await newVisitor()
    const lists: string[] = []
    page.on('request', (request) => request.url().includes('/status/') && lists.push(request.url()))
    const transferred = `performance.getEntriesByType('resource').filter(({ name }) => name.includes('/status/'))
      .map(({ transferSize }) => transferSize)`
    await page.goto(await shareLink(issuer, certificates[0]!.slug))
    await expectVerdict(page, 'VALID')
    for (const list of lists) {
      const { pathname, search } = new URL(list)
      expect(pathname).toMatch(/^\/issuers\/\w+\/status\/\w+\/\d+$/)
      expect(search).toBe('')
    }
    await page.goto(await shareLink(issuer, certificates[1]!.slug))
    await expectVerdict(page, 'VALID')
    const sizes = await page.evaluate<number[]>(transferred)
    expect(sizes.length).toBeGreaterThan(0)
    expect(sizes.filter((size) => size > 0)).toEqual([])
  })

  journey(
    'a phone’s camera reads the code on the paper and is then released',
    async ({ browser, contextOptions }) => {
      const film = await filmOf(browser, papers.svg)
      const context = { ...contextOptions, ...phone, permissions: ['camera'] }
      const faults = await withCamera({ film, context }, async (page) => {
        await page.goto(`${url}/verify`)
        await hydrated(page)
        await page.evaluate(keepStreams)
        await page.getByRole('button', { name: 'Scan a QR code' }).click()
        const dialog = page.getByRole('dialog', { name: 'Scan a QR code' })
        await expect(dialog.getByRole('status')).toHaveText(
          'Hold the certificate’s QR code up to the camera.',
        )
        // A busy machine misses pictures of the film and sees the code only when the film begins again.
        await page.waitForURL(/\/verify\/[^#]+#[\w-]{43}$/, { timeout: 120_000 })
        await expectVerdict(page, 'VALID')
        expect(await page.evaluate(liveTracks)).toEqual(['ended'])
      })
      expect(faults).toEqual([])
    },
  )

  journey('a camera that is refused or missing is explained', async ({ browser, contextOptions }) => {
    const expectFault = (page: Page, sentence: string) =>
      expect(page.getByRole('dialog').getByRole('alert')).toContainText(sentence)
    const open = async (page: Page) => {
      await page.goto(`${url}/verify`)
      await hydrated(page)
      await page.getByRole('button', { name: 'Scan a QR code' }).click()
    }
    const film = await filmOf(browser, papers.svg)
    await withCamera({ film, context: { ...contextOptions, ...phone } }, async (page) => {
      await open(page)
      await expectFault(page, 'This site may not use the camera.')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Scan a QR code' })).toBeFocused()
    })
    const allowed = { ...contextOptions, permissions: ['camera'] }
    await withCamera({ context: allowed }, async (page) => {
      await open(page)
      await expectFault(page, 'No camera was found.')
    })
  })

  journey(
    'a certificate issued elsewhere is sent to the server only with consent',
    async ({ newVisitor }) => {
      const page = await newVisitor()
      const posts: string[] = []
      page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
      const foreign = {
        '@context': ['https://www.w3.org/ns/credentials/v2'],
        id: 'https://university.example/credentials/1',
        type: ['VerifiableCredential'],
        issuer: 'did:web:university.example',
        credentialSubject: { id: 'did:example:holder' },
      }
      await page.goto(`${url}/verify`)
      await hydrated(page)
      await page.getByLabel('Paste a link or the text').fill(JSON.stringify(foreign))
      await page.getByRole('button', { name: 'Check it' }).click()
      await expect(page.getByRole('heading', { name: 'This certificate was issued elsewhere' })).toBeVisible()
      expect(posts).toEqual([])
      await page.getByRole('button', { name: 'Send it and check' }).click()
      await expect(page.locator('[data-verdict]')).not.toHaveAttribute('data-verdict', 'VALID')
      expect(posts).toEqual([`${url}/api/verify`])
    },
  )
})

/** The files that an issuer downloads of its certificate. */
async function downloadPapers(id: string): Promise<Record<'svg' | 'png' | 'pdf', Buffer>> {
  const { data: token } = await openSession(apiClient(url), 'issuer', email, password)
  const download = async (kind: string) => {
    const path = `/api/certificates/${id}/document.${kind}`
    const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
    if (!response.ok) throw new Error(`GET ${path} answered ${response.status}`)
    return Buffer.from(await response.arrayBuffer())
  }
  const [svg, png, pdf] = await Promise.all(['svg', 'png', 'pdf'].map(download))
  return { svg: svg!, png: png!, pdf: pdf! }
}

/** Remembers each camera stream that the page opens. */
const keepStreams = `globalThis.streams = []
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  navigator.mediaDevices.getUserMedia = async (wanted) => {
    const stream = await open(wanted)
    streams.push(stream)
    return stream
  }`
const liveTracks = 'streams.flatMap((stream) => stream.getTracks().map(({ readyState }) => readyState))'
