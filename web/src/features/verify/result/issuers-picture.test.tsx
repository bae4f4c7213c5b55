import { gzipSync } from 'node:zlib'
import { encodeKey, newDocumentKey, sealDocument } from '@credenza/credential/seal'
import { NO_FACTS } from '@credenza/credential/verify'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refusal, showScreen } from '../../../testing/show-screen.tsx'
import { IssuersPicture } from './issuers-picture.tsx'
import { useDrawing } from './use-drawing.ts'

const key = newDocumentKey()
const link = { slug: 'abc', key: encodeKey(key), code: 'full' } as const
const facts = { ...NO_FACTS, programme: 'R&D <Bridges>', recipient: 'Zoë' }
const svg = (title: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" role="img"><title>${title}</title></svg>`
const sealed = async (text: string, sealingKey = key) =>
  new Response(new Uint8Array(await sealDocument(gzipSync(text), sealingKey)))

function Picture({ isWanted }: { isWanted: boolean | undefined }) {
  return <IssuersPicture drawing={useDrawing(link, facts, isWanted)} facts={facts} />
}
const show = (answer: () => Promise<Response> | Response, isWanted: boolean | 'unknown' = true) =>
  showScreen(<Picture isWanted={isWanted === 'unknown' ? undefined : isWanted} />, {
    path: '/',
    at: '/',
    answers: { 'POST /api/drawings/abc': answer },
  })
const shown = () => document.querySelector('[data-picture=shown] img')

it('shows the picture of exactly what was signed, and never sends the key', async () => {
  const { calls } = show(() => sealed(svg('R&#38;D &#60;Bridges&#62; · Zoë')))
  await waitFor(() => expect(shown()?.getAttribute('alt')).toBe('Certificate “R&D <Bridges>” of Zoë'))
  expect(screen.getByText(/The picture is not signed/)).toBeTruthy()
  expect(calls).toMatchObject([{ body: { proof: expect.stringMatching(/^[\w-]{43}$/), link: 'full' } }])
  expect(JSON.stringify(calls)).not.toContain(link.key)
})

it('a picture of something else is not shown, and that is said', async () => {
  show(() => sealed(svg('Doctor of Medicine · Zoë')))
  expect((await screen.findByRole('alert')).textContent).toContain('does not match what was signed')
  expect(shown()).toBeNull()
})

it.each([
  ['there is none', () => refusal(404, 'not_found', 'No.')],
  ['it does not open with this key', () => sealed(svg('R&#38;D · Zoë'), newDocumentKey())],
])('where %s, the page says so in one line', async (_what, answer) => {
  show(answer)
  expect(await screen.findByText(/can’t be shown right now/, {}, { timeout: 4000 })).toBeTruthy()
  expect(shown()).toBeNull()
})

it('is fetched beside the checks, and not shown before their verdict', async () => {
  const picture = sealed(svg('R&#38;D &#60;Bridges&#62; · Zoë'))
  const { calls } = show(() => picture, 'unknown')
  await waitFor(() => expect(calls).toHaveLength(1))
  await act(() => picture)
  expect(shown()).toBeNull()
  expect(document.querySelector('[data-picture=waiting]')).toBeTruthy()
})

it('a picture that is not wanted has no place', () => {
  show(() => sealed(svg('R&#38;D · Zoë')), false)
  expect(document.querySelector('[data-picture]')).toBeNull()
})
