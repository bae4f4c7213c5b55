import { expect, it } from 'vitest'
import { sampleCertificate } from '../../testing/sample-certificate.ts'
import { heldCertificates } from './held-certificates.ts'

const first = sampleCertificate({ _id: 'cert_1', supersededBy: 'cert_2' })
const second = sampleCertificate({ _id: 'cert_2', corrects: 'cert_1' })
const third = sampleCertificate({ _id: 'cert_3', corrects: 'cert_2' })

it('of several versions the holder has the one that stands, with the correction that waits', () => {
  expect(heldCertificates([third, second, first])).toEqual([{ certificate: second, waiting: third }])
})

it('a correction that came to nothing stands by itself, and another may wait', () => {
  const declined = sampleCertificate({ _id: 'cert_3', corrects: 'cert_2', status: '2' })
  expect(heldCertificates([declined, second])).toEqual([
    { certificate: declined, waiting: undefined },
    { certificate: second, waiting: undefined },
  ])
})
