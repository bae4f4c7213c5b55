import { paperNumberKey, paperNumberProof, sealDocument } from '@credenza/credential/seal'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answers, showScreen } from '../../../testing/show-screen.tsx'
import { NumberLink } from './number-link.tsx'

const number = '7M4T-RJ0N-5C2X-G6W1-SHQP'
const call = 'POST /api/paper-numbers/open'
const show = (typed: string, answers: Answers = {}) =>
  showScreen(<NumberLink />, { path: '/v/:number', at: `/v/${typed}`, answers })

it('a number leads to the certificate with its key, and only a proof of having it is sent', async () => {
  const key = new Uint8Array(32).fill(7)
  const sealed = await sealDocument(key, paperNumberKey(number))
  const wrappedKey = Buffer.from(sealed).toString('base64url')
  const { router, called } = show(number.toLowerCase().replaceAll('-', ''), {
    [call]: { data: { slug: 'a b', wrappedKey } },
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/verify/a%20b'))
  expect(router.state.location.hash).toBe(`#${Buffer.from(key).toString('base64url')}`)
  expect(called(call).map(({ body }) => body)).toEqual([{ proof: paperNumberProof(number) }])
})

it('a number with a typing error is not even looked up', async () => {
  const { calls } = show(number.replace('7', '8'))
  expect((await screen.findByRole('alert')).textContent).toContain('typing error')
  expect(calls).toEqual([])
})

it('an unknown number says so, and another can be typed', async () => {
  show(number, {
    [call]: Response.json({ success: false, error: 'not_found', message: 'No' }, { status: 404 }),
  })
  expect((await screen.findByRole('alert')).textContent).toContain('No certificate with this number')
  expect(screen.getByRole('link', { name: 'Type another number' }).getAttribute('href')).toBe('/verify')
})

it('a number that could not be looked up can be tried again', async () => {
  const busy = { success: false, error: 'too_many_requests', message: 'Wait a minute.' }
  const { called } = show(number, { [call]: () => Response.json(busy, { status: 429 }) })
  const button = await screen.findByRole('button', { name: 'Retry' })
  button.click()
  await waitFor(() => expect(called(call)).toHaveLength(2))
})
