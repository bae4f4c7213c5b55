import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { theme } from '../theme.ts'
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

it('a dialog that is taken away gives the focus back to what opened it', async () => {
  render(<Opener />)
  const opener = screen.getByRole('button', { name: 'Open' })
  await userEvent.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'Question' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(opener))
})
