import { useEffect, useRef, useState } from 'react'

/**
 * Whether an inline question is open. It replaces its button, which gets the focus back when the question closes, unless
 * something else took it.
 */
export function useQuestion() {
  const [asked, setAsked] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasAsked = useRef(false)
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body
    if (wasAsked.current && !asked && isFocusLost) button.current?.focus()
    wasAsked.current = asked
  }, [asked])
  return { asked, ask: () => setAsked(true), close: () => setAsked(false), button }
}

export type Question = ReturnType<typeof useQuestion>
