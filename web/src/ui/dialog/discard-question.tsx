import { Button, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { common } from '../../texts/common.ts'

interface DiscardQuestionProps {
  onKeep: () => void
  onDiscard: () => void
}

/** Replaces a dialog's buttons when it is closed with unsaved text. Returns focus to where it was. */
export function DiscardQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const before = document.activeElement
    keep.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <>
      <Text role="alert" fz="sm" fw={500} style={{ marginInlineEnd: 'auto' }}>
        {common.discard.question}
      </Text>
      <Button variant="default" onClick={onDiscard}>
        {common.discard.confirm}
      </Button>
      <Button ref={keep} onClick={onKeep}>
        {common.discard.keep}
      </Button>
    </>
  )
}
