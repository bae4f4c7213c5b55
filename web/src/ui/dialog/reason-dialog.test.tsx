import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { showScreen } from '../../testing/show-screen.tsx'
import ReasonDialog from './reason-dialog.tsx'

function show(props: { busy?: boolean; disabled?: boolean } = {}) {
  const onClose = vi.fn()
  const onConfirm = vi.fn()
  const words = { title: 'Reject?', explanation: 'They read it.', label: 'Reason', confirmLabel: 'Reject' }
  showScreen(
    <ReasonDialog
      {...words}
      quickReasons={['Duplicate', 'Not readable']}
      opened
      busy={props.busy ?? false}
      disabled={props.disabled}
      onClose={onClose}
      onConfirm={onConfirm}
    />,
    { path: '/', at: '/', answers: {} },
  )
  return { onClose, onConfirm }
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

it('takes a reason without the spaces around it, and none of spaces alone', async () => {
  const { onConfirm } = show()
  await userEvent.type(field(), '   ')
  expect(button('Reject').disabled).toBe(true)
  await userEvent.type(field(), 'Wrong name ')
  await userEvent.click(button('Reject'))
  expect(onConfirm.mock.calls).toEqual([['Wrong name']])
})

it('a ready-made reason can be changed before it is sent', async () => {
  const { onConfirm } = show()
  await userEvent.click(button('Duplicate'))
  await userEvent.type(field(), ' of April')
  expect(screen.getByText('18 / 1000')).toBeTruthy()
  await userEvent.click(button('Reject'))
  expect(onConfirm.mock.calls).toEqual([['Duplicate of April']])
})

it('leaving with a reason typed asks first, and keeps it unless told otherwise', async () => {
  const { onClose } = show()
  await userEvent.type(field(), 'Wrong name')
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(button('Keep editing'))
  expect(field().value).toBe('Wrong name')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(button('Discard'))
  expect(onClose).toHaveBeenCalledOnce()
})

it('where there is nothing to give a reason for, none can be sent', async () => {
  show({ disabled: true })
  await userEvent.type(field(), 'Wrong name')
  expect(button('Reject').disabled).toBe(true)
})
