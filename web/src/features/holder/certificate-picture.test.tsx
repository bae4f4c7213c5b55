import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { sampleCertificate } from '../../testing/sample-certificate.ts'
import { type Answer, refusal, showScreen } from '../../testing/show-screen.tsx'
import { CertificatePicture } from './certificate-picture.tsx'

const pictureCall = 'GET /api/certificates/cert_0/document.svg'
let reach: () => void

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        reach = () => act(() => tell([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    },
  )
})

const show = (answer: Answer) =>
  showScreen(<CertificatePicture certificate={{ ...sampleCertificate(), documentKey: 'key', fee: null }} />, {
    path: '/student',
    at: '/student',
    answers: { [pictureCall]: answer },
  })

it('is fetched when it is about to be seen, and says what it shows', async () => {
  const { called } = show(new Response('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(called(pictureCall)).toHaveLength(0)
  reach()
  await screen.findByRole('img', { name: 'Certificate “BSc” of Ada' })
  expect(called(pictureCall)).toHaveLength(1)
})

it('leaves the card usable when it cannot be drawn', async () => {
  const { container, called } = show(refusal(422, 'missing_glyph', 'No font has this letter.'))
  reach()
  await vi.waitFor(() => expect(called(pictureCall)).toHaveLength(1))
  await vi.waitFor(() => expect(container.querySelector('svg[aria-hidden]')).toBeTruthy())
})
