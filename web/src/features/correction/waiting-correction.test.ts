import type { CertificateVersion, CorrectionRequest } from '@credenza/schema/correction'
import { expect, it } from 'vitest'
import { requestAbout } from './own-requests.ts'
import { waitingCorrection } from './waiting-correction.ts'

const version = (_id: string, supersededAt = '') => ({ _id, supersededAt }) as CertificateVersion
const request = (certificateId: string, state: CorrectionRequest['state'], _id = state) =>
  ({ _id, certificateId, state }) as CorrectionRequest

it('a correction waits until it has replaced its certificate', () => {
  const [first, second] = [version('cert_1'), version('cert_2')]
  expect(waitingCorrection([first, second], 'cert_1')).toBe(second)
  expect(waitingCorrection([version('cert_1', '2026-01-02T00:00:00Z'), second], 'cert_1')).toBeUndefined()
})

it('the newest version, one alone and one that is not listed have none', () => {
  const versions = [version('cert_1', '2026-01-02T00:00:00Z'), version('cert_2')]
  expect(waitingCorrection(versions, 'cert_2')).toBeUndefined()
  expect(waitingCorrection([version('cert_1')], 'cert_1')).toBeUndefined()
  expect(waitingCorrection(versions, 'cert_9')).toBeUndefined()
  expect(waitingCorrection(undefined, 'cert_1')).toBeUndefined()
})

it('a card shows the newest request about its certificate, even one that was declined', () => {
  const requests = [request('cert_2', 'open'), request('cert_1', 'declined'), request('cert_1', 'open')]
  expect(requestAbout('cert_1', requests)?.state).toBe('declined')
  expect(requestAbout('cert_3', requests)).toBeUndefined()
  expect(requestAbout('cert_1')).toBeUndefined()
})

it('a withdrawn request is not shown, nor an older one behind it', () => {
  expect(
    requestAbout('cert_1', [request('cert_1', 'withdrawn'), request('cert_1', 'declined')]),
  ).toBeUndefined()
})
