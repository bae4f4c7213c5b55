import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** Clicks a button, as soon as it is there. */
export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }))
