import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { sampleRequest } from '../../testing/sample-request.ts'
import type { Answers } from '../../testing/show-screen.tsx'
import { leavePage, queue, queueOf, rowOf, showQueue } from '../../testing/verifier-queue.tsx'
// Imported first, because on a busy machine it takes longer to load than a test waits.
import './view-dialog.tsx'

const counts = 'GET /api/review/counts'
const decide = 'POST /api/batches'
const glass = sampleRequest({ reviewFee: 2500 })
const clay = { ...glass, _id: 'cert_2', title: 'Diploma of Clay' }
const wool = sampleRequest({ _id: 'cert_3', title: 'Diploma of Wool', isVerified: false })
const exact = (total: number) => ({ total, totalIsExact: true })

const show = (answers: Answers = {}, at?: string) =>
  showQueue(
    {
      [queue]: queueOf([glass, clay, wool]),
      [counts]: { data: { pending: exact(3), verified: exact(1200), declined: exact(0) } },
      [decide]: 'never',
      ...answers,
    },
    at,
  )

const notSigned = /has not signed this certificate yet/

const press = (keys: string) => userEvent.keyboard(keys)
async function focusFirst() {
  const row = await rowOf('Glass')
  screen.getByRole('region', { name: 'Issuer requests' }).focus()
  await press('j')
  expect(document.activeElement).toBe(row)
}

it('opens on what is pending and says how many requests are in each state; the rest is a press away', async () => {
  const { called, router } = show({}, '/verifier?search=glass')
  await rowOf('Glass')
  expect(called(queue)[0]!.url.search).toContain('status=0')
  expect(called(counts)[0]!.url.search).toBe('?origin=issuer&search=glass')
  const states = screen.getByRole('radiogroup', { name: 'Show' })
  await waitFor(() =>
    expect(
      within(states)
        .getAllByRole('radio')
        .map((radio) => radio.nextElementSibling?.textContent),
    ).toEqual(['Pending 3', 'Verified 1,200', 'Declined 0', 'All 1,203']),
  )
  await userEvent.click(within(states).getByRole('radio', { name: /All/ }))
  expect(router.state.location.search).toBe('?search=glass&status=all')
  await waitFor(() => expect(called(queue).at(-1)!.url.search).not.toContain('status'))
})

const choices = 'GET /api/review/choices'
const choose = async (label: string, option: string) => {
  const select = screen.getByRole('combobox', { name: label })
  await userEvent.selectOptions(select, await within(select).findByRole('option', { name: option }))
}

it('is filtered by issuer, type and signature, in the address; so are the counts and what is chosen', async () => {
  const { called, router } = show({
    [queue]: { ...queueOf([glass, clay]), nextCursor: 'next', total: 250 },
    [choices]: { data: { issuers: ['Delma', 'Liwa'], categories: ['Degree', 'Diploma'] } },
    'POST /api/batches/preview': { data: { total: 250, willChange: 250, refused: [] } },
  })
  await rowOf('Glass')
  await choose('Issuer', 'Liwa')
  await choose('Certificate Type', 'Diploma')
  await choose('Signed by issuer', 'Ready to decide')
  expect(router.state.location.search).toBe('?issuer=Liwa&category=Diploma&signed=true')
  const filter = { status: '0', issuerName: 'Liwa', category: 'Diploma', signed: 'true' }
  await waitFor(() =>
    expect(Object.fromEntries(called(queue).at(-1)!.url.searchParams)).toMatchObject(filter),
  )
  const { status: _, ...rest } = filter
  await waitFor(() =>
    expect(Object.fromEntries(called(counts).at(-1)!.url.searchParams)).toEqual({
      origin: 'issuer',
      ...rest,
    }),
  )
  await rowOf('Glass')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows shown' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Select all 250 pending that match' }))
  await userEvent.click(screen.getByRole('button', { name: 'Accept all' }))
  await waitFor(() =>
    expect(called('POST /api/batches/preview')[0]!.body).toMatchObject({ requests: { filter } }),
  )
})

it('a filter that leaves nothing can be cleared, and what it names stays chosen until then', async () => {
  const { router } = show(
    {
      [queue]: queueOf([]),
      [counts]: { data: { pending: exact(0), verified: exact(0), declined: exact(0) } },
      [choices]: { data: { issuers: ['Delma'], categories: [] } },
    },
    '/verifier?issuer=Gone&signed=false&search=glass&status=all',
  )
  const issuer = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Issuer' })
  expect(issuer.value).toBe('Gone')
  await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
  expect(router.state.location.search).toBe('?status=all')
})

it('says so once everything is decided, and leads to all requests', async () => {
  const { router } = show({
    [queue]: queueOf([]),
    [counts]: { data: { pending: exact(0), verified: exact(2), declined: exact(0) } },
  })
  expect(await screen.findByText('Nothing is waiting for your decision.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show all requests' }))
  expect(router.state.location.search).toBe('?status=all')
})

it('J and K move through the requests, A accepts and continues with the next, U undoes it', async () => {
  const { called } = show()
  await focusFirst()
  await press('jk')
  expect(document.activeElement).toBe(await rowOf('Glass'))
  await press('a')
  expect(screen.getByText('Accepted. You earn AED 25.')).toBeTruthy()
  expect(document.activeElement).toBe(await rowOf('Clay'))
  await press('u')
  expect(within(await rowOf('Glass')).getByRole('button', { name: /^Accept/ })).toBeTruthy()
  leavePage()
  expect(called(decide)).toEqual([])
})

it('R asks for the reason first; once it is given, the next request has the focus', async () => {
  const { called } = show()
  await focusFirst()
  await press('r')
  const dialog = await screen.findByRole('dialog', { name: 'Reject this certificate?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Duplicate' }))
  await userEvent.click(within(dialog).getByRole('button', { name: /^Reject/ }))
  expect(document.activeElement).toBe(await rowOf('Clay'))
  leavePage()
  expect(called(decide)[0]!.body).toMatchObject({ kind: 'decline', requests: { ids: ['cert_1'] } })
})

it('A says why it cannot accept what its issuer has not signed', async () => {
  const { called } = show({ [queue]: queueOf([glass, wool]) })
  await focusFirst()
  await press('ja')
  expect(await screen.findByText(notSigned, { selector: '[role="status"]' })).toBeTruthy()
  leavePage()
  expect(called(decide)).toEqual([])
})

it('no key does anything while the focus is elsewhere, or in a field', async () => {
  const { called } = show()
  await rowOf('Glass')
  await press('ja')
  await userEvent.click(screen.getByRole('searchbox'))
  await press('ja')
  leavePage()
  expect(called(decide)).toEqual([])
  expect(screen.queryByText(/Accepted/)).toBeNull()
})

it('V opens the preview, where the same keys work; ? lists them', async () => {
  show()
  await focusFirst()
  await press('v')
  const dialog = await screen.findByRole('dialog', { name: 'View Certificate' })
  expect(await within(dialog).findByText('1 of 3')).toBeTruthy()
  await press('j')
  expect(await within(dialog).findByText('2 of 3')).toBeTruthy()
  await press('a')
  expect(await within(dialog).findByText('3 of 3')).toBeTruthy()
  expect(within(dialog).getByText('Accepted. You earn AED 25.')).toBeTruthy()
  await press('?')
  expect(await screen.findByText('Undo the last decision')).toBeTruthy()
})

it('a request that leaves the list once decided stays in the preview', async () => {
  let isDecided = false
  show({
    [queue]: () => queueOf(isDecided ? [] : [glass]),
    [decide]: () => {
      isDecided = true
      return {
        data: { _id: 'batch_1', kind: 'accept', state: 'done', title: '', total: 1, done: 1, failed: 0 },
      }
    },
  })
  await focusFirst()
  await press('v')
  const dialog = await screen.findByRole('dialog', { name: 'View Certificate' })
  await userEvent.click(within(dialog).getByRole('button', { name: /^Accept/ }))
  leavePage()
  await waitFor(() => expect(screen.queryByRole('row', { name: /Glass/, hidden: true })).toBeNull())
  expect(within(dialog).getByText('Verified')).toBeTruthy()
})
