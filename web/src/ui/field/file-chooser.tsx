import { FileButton } from '@mantine/core'
import { type ReactNode, useRef } from 'react'

interface FileChooserProps {
  accept?: string
  onFile: (file: File) => void
  children: (button: { onClick: () => void }) => ReactNode
}

/** Lets a button choose a file. The same file can be chosen again, for example after it was corrected. */
export function FileChooser({ accept, onFile, children }: FileChooserProps) {
  const forget = useRef<() => void>(null)
  const choose = (file: File | null) => {
    if (file) onFile(file)
    forget.current?.()
  }
  return (
    <FileButton accept={accept} resetRef={forget} onChange={choose}>
      {children}
    </FileButton>
  )
}
