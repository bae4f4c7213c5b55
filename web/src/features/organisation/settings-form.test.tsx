import type { OrganisationSettings } from '@credenza/schema/organisation-settings'
import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toaster } from 'react-hot-toast'
import { expect, it } from 'vitest'
import { press } from '../../testing/press.ts'
import { type Answers, refusal, showScreen } from '../../testing/show-screen.tsx'
import { SettingsForm } from './settings-form.tsx'

const first: OrganisationSettings = {
  displayName: 'جامعة الخليج',
  verifierIds: [],
  publicContact: { website: '', email: '', showsLogo: true },
}
const save = 'PUT /api/organisation/settings'

/** As on the page: what was saved returns through the cache. */
function Page({ isIssuer, isLocked }: { isIssuer: boolean; isLocked: boolean }) {
  const { data } = useQuery({ queryKey: ['settings'], queryFn: async () => first, staleTime: Infinity })
  return (
    data && <SettingsForm settings={data} isIssuer={isIssuer} isLocked={isLocked} publicPath={undefined} />
  )
}

function show(answers: Answers = {}, { isIssuer = true, isLocked = false } = {}) {
  const view = showScreen(
    <>
      <Page isIssuer={isIssuer} isLocked={isLocked} />
      <Toaster />
    </>,
    {
      path: '/issuer/settings',
      at: '/issuer/settings',
      answers: {
        'GET /api/organisation/verifiers': {
          data: [{ _id: 'org_v', organizationName: 'Ministry' }],
          nextCursor: null,
          total: 1,
        },
        [save]: () => ({ data: view.called(save).at(-1)!.body as object }),
        ...answers,
      },
    },
  )
  return view
}
const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Display name/ })
async function rename(value: string) {
  await userEvent.clear(await name())
  await userEvent.type(await name(), value)
}

it('a change is saved, and undone with what stood before', async () => {
  const { called } = show()
  await rename('Gulf')
  await press('Save changes')
  await press('Undo')
  await waitFor(() => expect(called(save)).toHaveLength(2))
  expect(called(save).map(({ body }) => body)).toEqual([{ ...first, displayName: 'Gulf' }, first])
  await waitFor(async () => expect((await name()).value).toBe('جامعة الخليج'))
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('a logo that is shown is hidden with one press', async () => {
  const { called } = show()
  const logo = await screen.findByRole<HTMLInputElement>('switch')
  expect(logo.checked).toBe(true)
  await userEvent.click(logo)
  expect(logo.checked).toBe(false)
  await press('Save changes')
  await waitFor(() => expect(called(save)).toMatchObject([{ body: { publicContact: { showsLogo: false } } }]))
})

it('undo undoes the last change, not the ones before it', async () => {
  const { called } = show()
  await rename('Gulf')
  await press('Save changes')
  await screen.findByRole('button', { name: 'Undo' })
  await rename('Gulf Technical')
  await press('Save changes')
  await press('Undo')
  await waitFor(() => expect(called(save)).toHaveLength(3))
  expect(called(save)[2]!.body).toMatchObject({ displayName: 'Gulf' })
})

it('what a colleague saves in the meantime replaces nothing that was typed, and is not undone by saving', async () => {
  const { called, queries } = show()
  await rename('Gulf')
  const theirs = { ...first, publicContact: { ...first.publicContact, website: 'https://gulf.example' } }
  act(() => void queries.setQueryData(['settings'], theirs))
  expect((await name()).value).toBe('Gulf')
  await press('Save changes')
  await waitFor(() => expect(called(save)).toHaveLength(1))
  expect(called(save)[0]!.body).toEqual({ ...theirs, displayName: 'Gulf' })
})

it('changes are discarded before they are saved', async () => {
  const { called } = show()
  await rename('Gulf')
  await press('Discard changes')
  expect((await name()).value).toBe('جامعة الخليج')
  expect(called(save)).toEqual([])
})

it('an empty name is not sent; a refused one is said at its field, with what was typed', async () => {
  const words = 'Another organisation is called so.'
  const { called } = show({ [save]: () => refusal(409, 'name_taken', words, { displayName: words }) })
  await rename(' ')
  await press('Save changes')
  await waitFor(async () => expect((await name()).getAttribute('aria-invalid')).toBe('true'))
  expect(called(save)).toEqual([])
  await rename('Gulf')
  await press('Save changes')
  expect(await screen.findByText(words)).toBeTruthy()
  expect((await name()).getAttribute('aria-invalid')).toBe('true')
  expect((await name()).value).toBe('Gulf')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('an issuer chooses verifiers, which a verifier does not have', async () => {
  const { called, unmount } = show()
  await userEvent.click(
    await screen.findByRole('combobox', { name: 'Verifiers who review your certificates' }),
  )
  await userEvent.click(await screen.findByRole('option', { name: 'Ministry' }))
  await press('Save changes')
  await waitFor(() => expect(called(save)[0]?.body).toEqual({ ...first, verifierIds: ['org_v'] }))
  unmount()
  show({}, { isIssuer: false })
  await name()
  expect(screen.queryByRole('combobox', { name: 'Verifiers who review your certificates' })).toBeNull()
})

it('a time zone is found by its name', async () => {
  const { called } = show({}, { isIssuer: false })
  const zone = await screen.findByRole('combobox', { name: 'Time zone' })
  await userEvent.type(zone, 'muscat')
  await userEvent.click(await screen.findByRole('option', { name: 'Asia/Muscat' }))
  await press('Save changes')
  await waitFor(() => expect(called(save).at(-1)?.body).toMatchObject({ timeZone: 'Asia/Muscat' }))
})

it('before approval nothing can be changed', async () => {
  show({}, { isLocked: true })
  expect(await name()).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', true)
})
