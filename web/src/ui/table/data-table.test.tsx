import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { theme } from '../../theme.ts'
import { type Columns, DataTable } from './data-table.tsx'
import { columnsOf } from './table-features.ts'

interface Person {
  id: string
  name: string
}
const column = columnsOf<Person>()
const columns = column.columns([column.accessor('name', { header: 'Name' })]) as Columns<Person>
const people = [
  { id: '1', name: 'Ada' },
  { id: '2', name: 'Grace' },
]

/** The table of a list that can fail to load. */
type Loadable = Extract<ComponentProps<typeof DataTable<Person>>, { error: Error | null }>

const show = (props: Partial<Loadable>) =>
  render(
    <MantineProvider theme={theme} env="test">
      <DataTable
        label="People"
        columns={columns}
        rows={[]}
        rowKey={(row) => row.id}
        state="ready"
        skeletonRows={10}
        error={null}
        onRetry={() => {}}
        {...props}
      />
    </MantineProvider>,
  )

afterEach(cleanup)

it('while loading it shows ten skeleton rows and says that it is busy', () => {
  show({ state: 'loading' })
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(10)
})

it('without rows it says so and offers the next step', () => {
  show({ emptyAction: <button type="button">Add one</button> })
  expect(screen.getByText('No Data Found')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add one' })).toBeTruthy()
})

it('on an error it says what went wrong and tries again on demand', async () => {
  const onRetry = vi.fn()
  show({ state: 'error', error: new Error('Network error.'), onRetry })
  expect(screen.getByRole('alert').textContent).toContain('Error fetching data: Network error.')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

it('when ready it shows every row and counts those not loaded yet', () => {
  show({ rows: people, total: 5000 })
  const table = screen.getByRole('table', { name: 'People' })
  expect(within(table).getAllByRole('row')).toHaveLength(3)
  expect(table.getAttribute('aria-rowcount')).toBe('5001')
  expect(screen.getByText('Ada')).toBeTruthy()
})

it('rows are chosen one by one or all at once, except those that may not be', async () => {
  function Chooser() {
    const [selected, setSelected] = useState({})
    return (
      <MantineProvider theme={theme} env="test">
        <DataTable
          label="People"
          columns={columns}
          rows={[...people, { id: '3', name: 'Nobody' }]}
          rowKey={(row) => row.id}
          state="ready"
          skeletonRows={1}
          selection={{
            selected,
            onChange: setSelected,
            nameOf: (row) => row.name,
            selectable: (row) => row.name !== 'Nobody',
          }}
        />
        <output>{Object.keys(selected).join()}</output>
      </MantineProvider>
    )
  }
  render(<Chooser />)
  const chosen = () => screen.getByRole('status').textContent
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Grace' }))
  expect(chosen()).toBe('2')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows shown' }))
  expect(chosen()!.split(',').sort()).toEqual(['1', '2'])
  expect((screen.getByRole('checkbox', { name: 'Select Nobody' }) as HTMLInputElement).disabled).toBe(true)
})
