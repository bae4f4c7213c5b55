import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/** Keeps the browser's back button from leaving with typed text: the page stays, and `onBack` asks as for Escape. */
export function AskOnBack({ onBack }: { onBack: () => void }) {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP')
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    onBack()
  }, [blocker, onBack])
  return null
}
