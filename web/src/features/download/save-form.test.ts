import { expect, it, vi } from 'vitest'
import { sampleCertificate } from '../../testing/sample-certificate.ts'
import { saveForm } from './save-form.ts'

it('saves the SD-JWT that the server makes, under the name of the certificate’s other files', async () => {
  const asked: [string, unknown][] = []
  const saved: string[] = []
  let blob: Blob | undefined
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    asked.push([url, JSON.parse(body)])
    const data = { format: 'dc+sd-jwt', credential: 'eyJ.eyJ.c2ln~WyJd~' }
    return Response.json({ success: true, message: '', data })
  })
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    blob = made as Blob
    return 'blob:x'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await saveForm(sampleCertificate({ _id: 'cert_1' }), 'dc+sd-jwt')
  expect(asked).toEqual([
    [expect.stringContaining('/api/certificates/cert_1/wallet-form'), { format: 'dc+sd-jwt' }],
  ])
  expect(saved).toEqual(['BSc – Ada.sd-jwt'])
  expect(await blob!.text()).toBe('eyJ.eyJ.c2ln~WyJd~')
})
