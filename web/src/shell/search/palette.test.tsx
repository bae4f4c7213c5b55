import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { sampleCertificate } from '../../testing/sample-certificate.ts'
import { type Answers, listOf, refusal, showScreen } from '../../testing/show-screen.tsx'
import Palette from './palette.tsx'

const students = 'GET /api/student/get-student'
const certificates = 'GET /get-certificate-from-db'
const found = (count: number) =>
  Array.from({ length: Math.min(count, 50) }, (_, i) =>
    sampleCertificate({ _id: `cert_${i}`, title: `Diploma ${i}`, userName: `Noura ${i}` }),
  )
const certificatesOf = (count: number) => ({ documents: found(count), nextCursor: null, total: count })
const nothing: Answers = { [certificates]: certificatesOf(0), [students]: listOf([]) }

const show = (role: 'issuer' | 'student', answers: Answers = {}) => {
  const onClose = vi.fn()
  return {
    onClose,
    ...showScreen(<Palette role={role} onClose={onClose} />, { path: '/here', at: '/here', answers }),
  }
}
const type = (text: string) => userEvent.type(screen.getByPlaceholderText(/^Find/), text)
const optionsNow = () => screen.queryAllByRole('option').map((option) => option.textContent)

it('Enter does the first thing that the words name, and closes', async () => {
  const { onClose, router } = show('issuer', nothing)
  await type('student add')
  expect(optionsNow()).toEqual(['Add a student'])
  await userEvent.keyboard('{Enter}')
  expect(router.state.location.pathname).toBe('/addStudent')
  expect(onClose).toHaveBeenCalledOnce()
})

it('Escape closes it, from the field and from the list', async () => {
  const { onClose } = show('issuer', nothing)
  await type('student')
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
  screen.getByRole('listbox').focus()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(2)
})

it('one letter is not searched for', async () => {
  const { calls } = show('issuer', nothing)
  await type('z')
  expect(optionsNow()).toEqual([])
  expect(calls).toEqual([])
})

it('finds records, shows five of them, and leads to all', async () => {
  const { called, router } = show('issuer', { ...nothing, [certificates]: certificatesOf(1200) })
  await type('diploma')
  expect(await screen.findByRole('option', { name: /Diploma 4.*Noura 4/ })).toBeTruthy()
  expect(screen.queryByRole('option', { name: /Diploma 5/ })).toBeNull()
  expect(screen.getByText('Nothing found')).toBeTruthy()
  expect(called(students)[0]!.url.searchParams.get('search')).toBe('diploma')
  await userEvent.click(screen.getByRole('option', { name: 'Show all 1,200' }))
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/issuer/certificates?search=diploma',
  )
})

it('one list that fails says so; the other is still searched', async () => {
  const { router } = show('issuer', {
    [certificates]: () => refusal(500, 'internal', 'Out of order.'),
    [students]: listOf([{ _id: 'stu_1', name: 'Noura', email: 'noura@example.com' }]),
  })
  await type('noura')
  expect(await screen.findByText('The search failed. Try again in a moment.')).toBeTruthy()
  await userEvent.click(await screen.findByRole('option', { name: /noura@example.com/ }))
  expect(router.state.location.pathname).toBe('/issuer/student-info/stu_1')
})

it('a student finds only own certificates, by title and by issuer', async () => {
  const own = [
    sampleCertificate({ _id: 'cert_1', title: 'Diploma of Glass', issuerName: 'Delma College' }),
    sampleCertificate({ _id: 'cert_2', title: 'Diploma of Clay', issuerName: 'Yas Institute' }),
  ]
  show('student', { 'GET /api/user/my-certificates': { certificates: own } })
  await type('delma diploma')
  expect(await screen.findByRole('option', { name: 'Diploma of Glass' })).toBeTruthy()
  await waitFor(() => expect(optionsNow()).toEqual(['Diploma of Glass']))
})
