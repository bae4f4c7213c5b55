import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { showScreen } from '../../testing/show-screen.tsx'
import GettingStarted from './getting-started.tsx'

interface Made {
  categories?: number
  templates?: number
  students?: number
}

function show({ categories = 0, templates = 0, students = 0 }: Made) {
  const onCreate = vi.fn()
  showScreen(<GettingStarted onCreate={onCreate} />, {
    path: '/issuer',
    at: '/issuer',
    answers: {
      'GET /api/categories/get-all': { data: Array(categories).fill({ id: 'cat_1', name: 'Degree' }) },
      'GET /api/templates': { data: Array(templates).fill({ _id: 'tmpl_1', name: 'Diploma' }) },
      'GET /api/student/get-total-student-count': { totalCount: students },
    },
  })
  return onCreate
}
/** The only prominent button: what to do next. */
const offered = () =>
  [...document.querySelectorAll('[data-variant="filled"]')].map((button) => button.textContent)

it.each<[Made, string]>([
  [{}, 'Create a type'],
  [{ categories: 1 }, 'Add students'],
  [{ categories: 1, students: 40 }, 'Create a certificate'],
])('with %j the next step is “%s”', async (made, next) => {
  show(made)
  await screen.findByText('Issue your first certificate')
  expect(offered()).toEqual([next])
})

it('a step that is done says so and has nothing to press', async () => {
  show({ categories: 1, templates: 2 })
  const done = (await screen.findAllByText('(done)')).map((mark) => mark.parentElement!.textContent)
  expect(done).toEqual(['Create a certificate type (done)', 'Choose a design (optional) (done)'])
  expect(screen.queryByRole('link', { name: 'Create a type' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Add students' }).getAttribute('href')).toBe('/addStudent')
})

it('the last step opens the dialog', async () => {
  const onCreate = show({ categories: 1, students: 1 })
  await userEvent.click(await screen.findByRole('button', { name: 'Create a certificate' }))
  expect(onCreate).toHaveBeenCalledOnce()
})
