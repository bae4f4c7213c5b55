import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { ApiFailure } from '../../lib/api/api-failure.ts'
import { theme } from '../../theme.ts'
import { Problem } from '../page/problem.tsx'
import { FormProblem } from './form-problem.tsx'

const refusedFor = (fields: Record<string, string>) => new ApiFailure('Not so.', 'invalid', 422, fields)

const show = (error: Error | null, boxed = false) =>
  render(
    <MantineProvider theme={theme} env="test">
      <FormProblem error={error} fields={['name', 'email']} boxed={boxed} />
    </MantineProvider>,
  )

it.each([false, true])('says why the form was refused. In a box: %s', (boxed) => {
  show(refusedFor({}), boxed)
  expect(screen.getByRole('alert').textContent).toBe('Not so.')
})

it('says nothing if a field does, or if nothing was refused', () => {
  show(refusedFor({ email: 'Not so.' }))
  show(null)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says it if only a field that the form does not have is wrong', () => {
  show(refusedFor({ memberRole: 'Not so.' }))
  expect(screen.getByRole('alert').textContent).toBe('Not so.')
})

it('comes into view in a dialog, whose button is in view below scrolled fields, as every problem does that is not to stay in place', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  const showInDialog = (problem: ReactNode) =>
    render(
      <MantineProvider theme={theme} env="test">
        <div role="dialog">{problem}</div>
      </MantineProvider>,
    )
  show(refusedFor({}))
  showInDialog(<Problem text="Not so." inPlace />)
  expect(scroll).not.toHaveBeenCalled()
  showInDialog(<Problem text="Not so." />)
  showInDialog(<FormProblem error={refusedFor({})} fields={[]} />)
  expect(scroll.mock.calls).toEqual([[{ block: 'nearest' }], [{ block: 'nearest' }]])
})
