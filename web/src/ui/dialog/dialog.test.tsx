import { MantineProvider, Menu } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { showScreen } from '../../testing/show-screen.tsx'
import { theme } from '../../theme.ts'
import ConfirmDialog from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

function Opener() {
  const [opened, setOpened] = useState(false)
  return (
    <MantineProvider theme={theme} env="test">
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      {opened && (
        <Dialog title="Question" opened onClose={() => setOpened(false)}>
          Text
        </Dialog>
      )}
    </MantineProvider>
  )
}

afterEach(cleanup)

it('a dialog that is unmounted returns focus to its opener', async () => {
  render(<Opener />)
  const opener = screen.getByRole('button', { name: 'Open' })
  await userEvent.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'Question' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

it('Escape closes only the dialog above, and then the one below', async () => {
  const Two = () => {
    const [isBelow, setBelow] = useState(true)
    const [isAbove, setAbove] = useState(false)
    return (
      <MantineProvider theme={theme} env="test">
        {isBelow && (
          <Dialog title="Below" opened onClose={() => setBelow(false)}>
            <button type="button" onClick={() => setAbove(true)}>
              Ask
            </button>
            {isAbove && (
              <Dialog title="Above" opened onClose={() => setAbove(false)}>
                Text
              </Dialog>
            )}
          </Dialog>
        )}
      </MantineProvider>
    )
  }
  render(<Two />)
  await userEvent.click(await screen.findByRole('button', { name: 'Ask' }))
  await screen.findByRole('dialog', { name: 'Above' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Above' })).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask' })))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('a dialog takes focus also while what should take it is disabled', async () => {
  const Counting = () => {
    const [opened, setOpened] = useState(false)
    return (
      <MantineProvider theme={theme} env="test">
        <button type="button" onClick={() => setOpened(true)}>
          Open
        </button>
        {opened && (
          <ConfirmDialog
            title="Question"
            opened
            disabled
            confirmLabel="Yes"
            onClose={() => setOpened(false)}
            onConfirm={() => undefined}
          >
            Counting
          </ConfirmDialog>
        )}
      </MantineProvider>
    )
  }
  render(<Counting />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = await screen.findByRole('dialog', { name: 'Question' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })))
})

it.each(['at once', 'later'])(
  'a dialog begins at its first field, not at its cross, if that is there %s',
  async (when) => {
    let show = () => {}
    const Form = () => {
      const [isLoaded, setLoaded] = useState(when === 'at once')
      show = () => setLoaded(true)
      return (
        <MantineProvider theme={theme} env="test">
          <Dialog title="Question" opened onClose={() => undefined}>
            {isLoaded ? <input aria-label="Field" /> : 'Loading'}
          </Dialog>
        </MantineProvider>
      )
    }
    render(<Form />)
    const dialog = await screen.findByRole('dialog', { name: 'Question' })
    if (when === 'later') {
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
      act(show)
    }
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Field')))
  },
)

/** Its opener disappears after the act, and the dialog has two steps. */
function Steps() {
  const [step, setStep] = useState<'list' | 'first' | 'second'>('list')
  const [done, setDone] = useState(false)
  const button = (text: string, onClick: () => void, autofocus = false) => (
    <button type="button" onClick={onClick} data-autofocus={autofocus || undefined}>
      {text}
    </button>
  )
  return (
    <MantineProvider theme={theme} env="test">
      <div>
        <div>{!done && button('Open', () => setStep('first'))}</div>
        {button('What is left', () => undefined)}
      </div>
      {step !== 'list' && (
        <Dialog title={step} opened onClose={() => setStep('list')}>
          {step === 'first'
            ? button('Do it', () => {
                setDone(true)
                setStep('second')
              })
            : [<p key="text">Done</p>, <div key="button">{button('Okay', () => setStep('list'), true)}</div>]}
        </Dialog>
      )}
    </MantineProvider>
  )
}

it('a dialog’s next step takes focus; if the opener is gone, its nearest neighbour does', async () => {
  render(<Steps />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Do it' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Okay' })))
  await userEvent.keyboard('{Enter}')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'What is left' })),
  )
})

function FromMenu() {
  const [opened, setOpened] = useState(false)
  return (
    <MantineProvider theme={theme} env="test">
      <Menu>
        <Menu.Target>
          <button type="button">More</button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpened(true)}>Open</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {opened && (
        <Dialog title="Question" opened onClose={() => setOpened(false)}>
          Text
        </Dialog>
      )}
    </MantineProvider>
  )
}

// A button that becomes busy is disabled, and loses focus, in some browsers only later.
it.each(['lost', 'kept'])(
  'a dialog that replaces another returns focus to what had opened that one (focus %s)',
  async (focus) => {
    function Form({ onDone }: { onDone: () => void }) {
      const done = () => {
        if (focus === 'lost') (document.activeElement as HTMLElement).blur()
        onDone()
      }
      return (
        <Dialog title="Form" opened onClose={() => {}}>
          <button type="button" onClick={done}>
            Create
          </button>
        </Dialog>
      )
    }
    function Replaced() {
      const [step, setStep] = useState('')
      return (
        <>
          <button type="button">Beside it</button>
          <button type="button" onClick={() => setStep('form')}>
            Opener
          </button>
          {step === 'form' && <Form onDone={() => setStep('notice')} />}
          {step === 'notice' && (
            <Dialog title="Notice" opened onClose={() => setStep('')}>
              <button type="button" onClick={() => setStep('')}>
                Done
              </button>
            </Dialog>
          )}
        </>
      )
    }
    render(
      <MantineProvider>
        <Replaced />
      </MantineProvider>,
    )
    const opener = screen.getByRole('button', { name: 'Opener' })
    opener.focus()
    fireEvent.click(opener)
    const create = await screen.findByRole('button', { name: 'Create' })
    create.focus()
    fireEvent.click(create)
    fireEvent.click(await screen.findByRole('button', { name: 'Done' }))
    await waitFor(() => expect(document.activeElement).toBe(opener))
  },
)

it('a dialog opened from a menu returns focus to the menu’s opener', async () => {
  render(<FromMenu />)
  const opener = screen.getByRole('button', { name: 'More' })
  await userEvent.click(opener)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Open' }))
  const dialog = await screen.findByRole('dialog', { name: 'Question' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

const showLetter = () => showScreen(<Letter />, { path: '/letter', at: '/', answers: {} })
const openLetter = (router: ReturnType<typeof showLetter>['router']) => act(() => router.navigate('/letter'))

function Letter() {
  const [opened, setOpened] = useState(true)
  const [text, setText] = useState('')
  if (!opened) return null
  return (
    <Dialog
      title="Letter"
      opened
      onClose={() => setOpened(false)}
      unsaved={text !== ''}
      footer={<button type="button">Send</button>}
    >
      <input aria-label="Words" value={text} onChange={(event) => setText(event.currentTarget.value)} />
    </Dialog>
  )
}

it('Escape does not lose typed text: the dialog asks, and typing continues where it was', async () => {
  await openLetter(showLetter().router)
  const words = await screen.findByRole('textbox', { name: 'Words' })
  await userEvent.type(words, 'Dear')
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('alert').textContent).toBe('Discard your changes?')
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep editing' }))
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(words)
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('neither does the back button: the dialog asks, and the page stays', async () => {
  const { router } = showLetter()
  await openLetter(router)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Words' }), 'Dear')
  await act(() => router.navigate(-1))
  expect((await screen.findByRole('alert')).textContent).toBe('Discard your changes?')
  expect(router.state.location.pathname).toBe('/letter')
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/')
})

it('what is shown only once is lost neither to Escape nor to the back button', async () => {
  const secret = (
    <Dialog title="Key" opened onClose={() => expect.unreachable()} shownOnce>
      crd_secret
    </Dialog>
  )
  const { router } = showScreen(secret, { path: '/letter', at: '/', answers: {} })
  await openLetter(router)
  await screen.findByText('crd_secret')
  await userEvent.keyboard('{Escape}')
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/letter')
  expect(screen.getByText('crd_secret')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a dialog without input closes at once', async () => {
  await openLetter(showLetter().router)
  await screen.findByRole('textbox', { name: 'Words' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
