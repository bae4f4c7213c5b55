import { expect, it } from 'vitest'
import { sampleCertificate } from '../../testing/sample-certificate.ts'
import { heldCertificates } from './held-certificates.ts'

const first = sampleCertificate({ _id: 'cert_1', supersededBy: 'cert_2' })
const second = sampleCertificate({ _id: 'cert_2', corrects: 'cert_1' })
const third = sampleCertificate({ _id: 'cert_3', corrects: 'cert_2' })

it('of several versions the holder has the one in force, with its pending correction', () => {
  expect(heldCertificates([third, second, first])).toEqual([{ certificate: second, waiting: third }])
})

it('a failed correction is listed separately, and another may be pending', () => {
  const declined = sampleCertificate({ _id: 'cert_3', corrects: 'cert_2', status: '2' })
  expect(heldCertificates([declined, second])).toEqual([
    { certificate: declined, waiting: undefined },
    { certificate: second, waiting: undefined },
  ])
})
