import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useUnloadQuestion } from './use-unload-question.ts'

/**
 * Keeps the browser's back button from leaving with typed text: the page stays, and `onBack` asks as for Escape. Where back
 * leads to another document, the browser asks.
 */
export function AskOnBack({ onBack }: { onBack: () => void }) {
  useUnloadQuestion(true)
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP')
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    onBack()
  }, [blocker, onBack])
  return null
}
