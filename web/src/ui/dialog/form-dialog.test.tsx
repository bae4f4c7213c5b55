import { TextInput } from '@mantine/core'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { showScreen } from '../../testing/show-screen.tsx'
import { FormDialog } from './form-dialog.tsx'

function show(props: { busy?: boolean; disabled?: boolean; unsaved?: boolean } = {}) {
  const onSubmit = vi.fn()
  const onClose = vi.fn()
  showScreen(
    <FormDialog
      title="Rename"
      onClose={onClose}
      busy={false}
      submitLabel="Save"
      onSubmit={onSubmit}
      {...props}
    >
      <TextInput label="Name" data-autofocus />
    </FormDialog>,
    { path: '/', at: '/', answers: {} },
  )
  return { onSubmit, onClose }
}

it('the button below the fields and Enter in a field submit the same form, without leaving the page', async () => {
  const { onSubmit } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.type(screen.getByLabelText('Name'), 'Law{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(2)
  for (const [event] of onSubmit.mock.calls) expect(event.defaultPrevented).toBe(true)
})

it.each([{ busy: true }, { disabled: true }])('with %j nothing can be submitted', async (props) => {
  const { onSubmit } = show(props)
  await userEvent.type(screen.getByLabelText('Name'), 'Law{Enter}')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
  expect(onSubmit).not.toHaveBeenCalled()
})

it('Cancel closes at once; Escape asks first while something typed would be lost', async () => {
  const { onClose } = show({ unsaved: true })
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(onClose).toHaveBeenCalledOnce()
})

/** A dialog whose act ends with a refusal, at its field or not. */
function Refused({ isAtField }: { isAtField: boolean }) {
  const [state, setState] = useState<'new' | 'busy' | 'refused'>('new')
  return (
    <FormDialog
      title="Rename"
      onClose={() => undefined}
      busy={state === 'busy'}
      submitLabel="Save"
      onSubmit={() => {
        setState('busy')
        // What a browser does as soon as the focused button is disabled.
        setTimeout(() => (document.activeElement as HTMLElement).blur())
        setTimeout(() => setState('refused'), 10)
      }}
    >
      <TextInput
        label="Name"
        error={state === 'refused' && isAtField ? 'Taken.' : undefined}
        data-autofocus
      />
      {state === 'refused' && <p>Refused.</p>}
    </FormDialog>
  )
}

it.each([
  [true, 'the faulty field'],
  [false, 'its button'],
])('a refusal at a field: %s. The focus goes to %s, never to the page', async (isAtField) => {
  showScreen(<Refused isAtField={isAtField} />, { path: '/', at: '/', answers: {} })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Refused.')
  const expected = isAtField ? screen.getByLabelText('Name') : screen.getByRole('button', { name: 'Save' })
  await waitFor(() => expect(document.activeElement).toBe(expected))
})

/** A dialog that checks a field by itself when it is submitted. */
function Checked() {
  const [fault, setFault] = useState<string>()
  return (
    <FormDialog
      title="Rename"
      onClose={() => undefined}
      busy={false}
      submitLabel="Save"
      onSubmit={() => setFault('Enter a name.')}
    >
      <TextInput label="Reference" />
      <TextInput label="Name" error={fault} />
    </FormDialog>
  )
}

it('what the form refuses by itself takes the focus', async () => {
  showScreen(<Checked />, { path: '/', at: '/', answers: {} })
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
})
