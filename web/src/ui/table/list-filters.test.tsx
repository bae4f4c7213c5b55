import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { showScreen } from '../../testing/show-screen.tsx'
import { FilterSelect } from './filter-select.tsx'
import { ListFilters } from './list-filters.tsx'

const choices = [
  { value: '', label: 'All years' },
  { value: '2025', label: '2025' },
]

it('says how many filters are set, and opens them where they are not in view', async () => {
  showScreen(
    <ListFilters search="Search students" params={['year']}>
      <FilterSelect param="year" label="Year" choices={choices} />
    </ListFilters>,
    { path: '/', at: '/?search=ada', answers: {} },
  )
  const button = screen.getByRole('button', { name: 'Filters' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  const opened = document.getElementById(button.getAttribute('aria-controls')!)!
  const year = screen.getByLabelText('Year')
  expect(opened.contains(year)).toBe(true)
  await userEvent.selectOptions(year, '2025')
  expect(screen.getByRole('button', { name: 'Filters: 1' })).toBeTruthy()
})
