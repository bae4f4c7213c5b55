import { otpLength } from '@credenza/schema/constants'
import { messages } from '@credenza/schema/messages'
import { useEffect, useRef, useState } from 'react'

/** The code typed into `CodeBoxes`. An error is shown until another digit is typed. */
export function useTypedCode() {
  const firstBox = useRef<HTMLInputElement>(null)
  const [digits, setDigits] = useState('')
  const [problem, setProblem] = useState<string>()
  const focus = () => firstBox.current?.focus()
  useEffect(focus, [])
  /** Empties the boxes, and shows the reason if the code was refused. */
  const startAgain = (reason?: string) => {
    setDigits('')
    setProblem(reason)
    focus()
  }
  /** Whether all digits are there. Shows an error if they are not. */
  const isComplete = () => {
    const complete = digits.length === otpLength
    setProblem(complete ? undefined : messages.otpIncomplete)
    if (!complete) focus()
    return complete
  }
  const boxes = {
    ref: firstBox,
    value: digits,
    onChange: (next: string) => {
      setDigits(next)
      if (next !== '') setProblem(undefined)
    },
    error: problem,
  }
  return { digits, startAgain, isComplete, boxes }
}
