import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { type Answers, refusal, showScreen } from '../../../testing/show-screen.tsx'
import { ArrivedBadges } from './arrived-badges.tsx'
import { KeptBadges } from './kept-badges.tsx'

const list = 'GET /api/user/badges'
const badge = {
  _id: 'b1',
  name: 'Teamwork',
  issuer: 'School of Examples',
  issuedAt: '2026-01-02T03:04:05Z',
  keptAt: '2026-11-20T08:00:00Z',
}
const achievement = {
  description: 'Works well with others',
  criteria: 'Five projects',
  evidence: ['An essay'],
}
const verification = {
  verdict: 'INVALID',
  headline: 'Revoked: Awarded by mistake',
  isSigned: true,
  checks: [],
  facts: { recipient: '', issuer: badge.issuer, date: badge.issuedAt, until: '', details: [], achievement },
}

const show = (answers: object) =>
  showScreen(<KeptBadges />, { path: '/', at: '/', answers: answers as never })

it('a badge is checked: verdict, what it is for, and whether it names the student', async () => {
  show({
    [list]: { data: [badge] },
    'GET /api/user/badges/b1': { data: { verification, isNamed: false, credential: '{}' } },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Check Teamwork' }))
  expect(await screen.findByText('INVALID')).toBeTruthy()
  for (const said of ['Revoked: Awarded by mistake', 'Works well with others', 'Five projects', 'An essay'])
    expect(screen.getByText(said)).toBeTruthy()
  expect(screen.getByText(/does not name your email address/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Save the badge file' })).toBeTruthy()
})

it('a badge is added from a file, or the reason why not is said', async () => {
  let badges: object[] = []
  let isForged = true
  const { called } = show({
    [list]: () => ({ data: badges }),
    'POST /api/user/badges': () => {
      if (isForged) return refusal(422, 'invalid', 'The signature of this badge could not be verified.')
      badges = [badge]
      return {}
    },
  })
  expect(await screen.findByText('You have no badges from elsewhere yet.')).toBeTruthy()
  const field = document.querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(field, new File(['{"a":1}'], 'badge.json', { type: 'application/json' }))
  expect(await screen.findByText('The signature of this badge could not be verified.')).toBeTruthy()
  isForged = false
  await userEvent.upload(field, new File(['a.b.c'], 'badge.jwt'))
  await waitFor(() => expect(screen.getByText('Teamwork')).toBeTruthy())
  expect(called('POST /api/user/badges')).toMatchObject([
    { body: { text: '{"a":1}' } },
    { body: { text: 'a.b.c' } },
  ])
})

it('a badge is removed once the student has confirmed it', async () => {
  let badges = [badge]
  show({
    [list]: () => ({ data: badges }),
    'DELETE /api/user/badges/b1': () => {
      badges = []
      return {}
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Teamwork' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('You have no badges from elsewhere yet.')).toBeTruthy()
})

it('another app is visited by its address, or the reason why not is said', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue()
  let isNone = true
  const { called } = show({
    [list]: { data: [] },
    'POST /api/user/badge-apps': () => {
      if (isNone) return refusal(503, 'unavailable', 'This app is not responding.')
      return { data: { url: 'https://badges.example/auth', visit: 'sealed' } }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'From another app' }))
  await userEvent.type(await screen.findByLabelText('Address of the app'), 'badges.example')
  const go = screen.getByRole('button', { name: 'Continue in the app' })
  await userEvent.click(go)
  expect(await screen.findByText('This app is not responding.')).toBeTruthy()
  isNone = false
  await userEvent.click(go)
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://badges.example/auth'))
  expect(called('POST /api/user/badge-apps')[1]!.body).toEqual({ app: 'badges.example' })
  expect(sessionStorage.getItem('badge-visit')).toBe('sealed')
})

const takeBadges = 'POST /api/user/badge-apps/badges'
const arrived = {
  app: 'badges.example',
  owner: { name: 'Mira', email: '' },
  kept: ['Teamwork'],
  refused: [{ name: 'Chess', message: 'The signature could not be verified.', key: '', parameters: {} }],
  hasMore: true,
}

function comeBack(search: string, answer: Answers[string] = { data: arrived }) {
  sessionStorage.setItem('badge-visit', 'sealed')
  history.replaceState(null, '', `/student/badges${search}`)
  return showScreen(<ArrivedBadges />, {
    path: '/student/badges',
    at: `/student/badges${search}`,
    answers: { [takeBadges]: answer },
  })
}

it('who comes back sees which badges were added, and why others were not', async () => {
  const { called } = comeBack('?code=c&state=s')
  expect(await screen.findByText('Badges from badges.example')).toBeTruthy()
  for (const said of [
    'In that app, they belong to Mira.',
    'Teamwork',
    'Chess',
    'The signature could not be verified.',
  ])
    expect(screen.getByText(said)).toBeTruthy()
  expect(screen.getByText(/has more badges/)).toBeTruthy()
  expect(called(takeBadges)).toMatchObject([{ body: { visit: 'sealed', answer: 'code=c&state=s' } }])
  expect(sessionStorage.getItem('badge-visit')).toBeNull()
  expect(location.search).toBe('')
})

it('while the app does not answer, it can be asked again', async () => {
  let isAway = true
  const { called } = comeBack('?code=c&state=s', () =>
    isAway ? refusal(503, 'unavailable', 'This app does not answer.') : { data: arrived },
  )
  expect((await screen.findByRole('alert')).textContent).toBe('This app does not answer.')
  isAway = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Teamwork')).toBeTruthy()
  expect(called(takeBadges)[1]).toMatchObject({ body: { visit: 'sealed', answer: 'code=c&state=s' } })
})

it('an app that did not agree is not asked again', async () => {
  comeBack('?error=access_denied&state=s', () => refusal(422, 'invalid', 'The app did not let us in.'))
  expect((await screen.findByRole('alert')).textContent).toBe('The app did not let us in.')
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  expect(sessionStorage.getItem('badge-visit')).toBeNull()
})

it('without an answer of an app it leads to the certificates', () => {
  const { router, called } = comeBack('')
  expect(router.state.location.pathname).toBe('/student')
  expect(called(takeBadges)).toEqual([])
})
