import { useEffect, useRef, useState } from 'react'

/** Whether an inline question is asked; its button, which it replaces, gets the focus back when it is closed. */
export function useQuestion() {
  const [asked, setAsked] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasAsked = useRef(false)
  useEffect(() => {
    if (wasAsked.current && !asked) button.current?.focus()
    wasAsked.current = asked
  }, [asked])
  return { asked, ask: () => setAsked(true), close: () => setAsked(false), button }
}
