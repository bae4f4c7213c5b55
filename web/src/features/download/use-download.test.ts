import type { Certificate } from '@credenza/schema/certificate'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import toast from 'react-hot-toast'
import { beforeEach, expect, it, vi } from 'vitest'
import { sampleCertificate } from '../../testing/sample-certificate.ts'
import { signInAs } from '../../testing/sign-in-as.ts'
import { useDownload } from './use-download.ts'

let saved: string[]
let asked: string[]

beforeEach(() => {
  saved = []
  asked = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})

const show = (facts: Partial<Certificate>) => {
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client: new QueryClient() }, children)
  return renderHook(() => useDownload(sampleCertificate(facts)), { wrapper })
}
const serve = (answer: () => Response) =>
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return answer()
  })

it('before it is signed there is nothing that a machine could check', () => {
  expect(show({}).result.current.choices.map(({ label }) => label)).toEqual(['PDF, signed', 'Picture (PNG)'])
  expect(show({ isVerified: true }).result.current.choices).toHaveLength(4)
})

it('once accepted it is offered as a European Digital Credential and for Blockcerts, and with courses as a transcript', () => {
  const offered = (hasCourses: boolean) =>
    show({ isVerified: true, status: '1', hasCourses }).result.current.choices.map(({ label }) => label)
  const others = ['European Digital Credential (Europass)', 'Blockcerts credential']
  expect(offered(false).slice(4)).toEqual(others)
  expect(offered(true).slice(4)).toEqual(['Transcript (CLR 2.0)', ...others])
})

it('a verifier is not offered what the server makes only for the issuer and the holder', () => {
  signInAs('owner', 'verifier')
  expect(show({ isVerified: true, status: '1', hasCourses: true }).result.current.choices).toHaveLength(4)
})

it.each([
  ['PDF, signed', 'BSc – Ada.pdf', '/document.pdf'],
  ['Picture (PNG)', 'BSc – Ada.png', '/document.png'],
  ['Signed credential (JSON)', 'BSc – Ada.json', '/credential'],
])('%s is saved as %s', async (label, name, path) => {
  serve(() => new Response('content'))
  const { result } = show({ _id: 'cert_1', isVerified: true })
  await act(async () => result.current.choices.find((choice) => choice.label === label)!.start())
  await vi.waitFor(() => expect(saved).toEqual([name]))
  expect(asked[0]).toContain(`/api/certificates/cert_1${path}`)
})

it('is busy until the file has arrived, and says so when the download fails', async () => {
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer.promise)
  const said = vi.spyOn(toast, 'error')
  const { result } = show({ isVerified: true })
  act(() => result.current.choices[0]!.start())
  expect(result.current.busy).toBe(true)
  await act(async () => answer.resolve(new Response('{}', { status: 500 })))
  await vi.waitFor(() => expect(result.current.busy).toBe(false))
  expect(said).toHaveBeenCalledWith('Failed to download certificate image.')
  expect(saved).toEqual([])
})
