import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { press } from '../../testing/press.ts'
import {
  changesShown,
  correctionAnswers,
  sampleCorrectionRequest,
  signed,
} from '../../testing/sample-correction.ts'
import { type Answers, listOf, refusal, showScreen } from '../../testing/show-screen.tsx'
import { RequestList } from './request-list.tsx'

const correctCall = 'POST /api/certificates/cert_0/correct'
const requestsCall = 'GET /api/correction-requests'
const usual: Answers = {
  ...correctionAnswers,
  'GET /api/user/get-certificate-by-user-url/cert_0': {
    data: { type: 'party', certificates: [signed] },
  },
}

const showRequests = (answers: Answers, query = '') =>
  showScreen(<RequestList />, {
    path: '/issuer/requests',
    at: `/issuer/requests${query}`,
    answers: { ...usual, ...answers },
  })

it('approving a request opens a correction with its values filled in', async () => {
  const { called, router } = showRequests({ [requestsCall]: listOf([sampleCorrectionRequest]) })
  await press('Open the request of Jon Smith, BSc')
  const read = await screen.findByRole('dialog', { name: 'Request of Jon Smith' })
  expect(changesShown(read)[0]).toBe('Was: Jon Smith Now: John Smith')
  expect(within(read).getByText('My passport says John.')).toBeTruthy()
  await press('Accept')
  expect((await screen.findByLabelText<HTMLInputElement>(/^Recipient/)).value).toBe('John Smith')
  await press('Create correction')
  await waitFor(() => expect(router.state.location.pathname).toBe('/certificate/cert_1'))
  expect(called(correctCall)[0]!.body).toMatchObject({ userName: 'John Smith', requestId: 'corr_1' })
})

it('declining a request takes a reason; cancelling leads back to the request', async () => {
  const declineCall = 'POST /api/correction-requests/corr_1/decline'
  const { called } = showRequests({ [requestsCall]: listOf([sampleCorrectionRequest]), [declineCall]: {} })
  await press('Open the request of Jon Smith, BSc')
  await press('Decline')
  const title = 'Decline this request?'
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name: 'Cancel' }),
  )
  await press('Decline')
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Our records say Jon.')
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(called(declineCall).map(({ body }) => body)).toEqual([{ reason: 'Our records say Jon.' }])
})

it('asks the server for the search and the state of the address', async () => {
  const { called, router } = showRequests(
    { [requestsCall]: listOf([sampleCorrectionRequest]) },
    '?search=jon',
  )
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'Declined')
  expect(router.state.location.search).toBe('?search=jon&state=declined')
  const asked = called(requestsCall).at(-1)!.url.searchParams
  expect([asked.get('search'), asked.get('state')]).toEqual(['jon', 'declined'])
})

it('while loading the requests it shows ten skeleton rows', () => {
  showRequests({ [requestsCall]: 'never' })
  expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(10)
})

it('before the first request it says when requests appear', async () => {
  showRequests({ [requestsCall]: listOf([]) })
  expect(await screen.findByText('No Data Found')).toBeTruthy()
  expect(screen.getByText(/^When the holder of a certificate asks/)).toBeTruthy()
})

it('when the requests cannot be fetched it says so and tries again on demand', async () => {
  const { called } = showRequests({ [requestsCall]: () => refusal(500, 'internal', 'Out of order.') })
  expect(await screen.findByText('Error fetching data: Out of order.')).toBeTruthy()
  await press('Retry')
  expect(called(requestsCall).length).toBeGreaterThan(1)
})
