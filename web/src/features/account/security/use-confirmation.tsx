import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { secondFactorQuery } from './security-calls.ts'
import { wantsSecondFactor } from './wants-second-factor.ts'

/** Thrown in place of the server's refusal if the person closes the question. There is nothing to report. */
export class NotConfirmed extends Error {}

interface Asked {
  confirm: () => void
  cancel: () => void
  /** Loaded in advance, so that the question can replace a dialog at once. */
  parts: typeof import('./confirm-identity.tsx')
}

export interface Confirmation {
  /** Performs the act. If the server wants a fresh second factor, asks for it and performs the act again. */
  withConfirmation: <Answer>(act: () => Promise<Answer>) => Promise<Answer>
  /**
   * A dialog that asks for the second factor; undefined if there is no question. A dialog that performs the act shows it
   * instead of itself.
   */
  question: ReactNode
  /** The content of that dialog, for places with their own title. */
  form: ReactNode
}

/** For acts that the server accepts only shortly after a second factor was shown (freshSecondFactorMs). */
export function useConfirmation(): Confirmation {
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Asked>()
  const withConfirmation = async <Answer,>(act: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await act()
    } catch (error) {
      if (!wantsSecondFactor(error)) throw error
      await queries.ensureQueryData(secondFactorQuery)
      const { ConfirmIdentity, ConfirmIdentityDialog } = await import('./confirm-identity.tsx')
      const parts = { ConfirmIdentity, ConfirmIdentityDialog }
      try {
        await new Promise<void>((confirm, reject) =>
          setAsked({ confirm, cancel: () => reject(new NotConfirmed()), parts }),
        )
      } finally {
        setAsked(undefined)
      }
      return act()
    }
  }
  const answers = asked && { onConfirmed: asked.confirm, onCancel: asked.cancel }
  return {
    withConfirmation,
    question: asked && answers && <asked.parts.ConfirmIdentityDialog {...answers} />,
    form: asked && answers && <asked.parts.ConfirmIdentity {...answers} />,
  }
}
