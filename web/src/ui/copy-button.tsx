import { ActionIcon } from '@mantine/core'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { copyText } from '../lib/text/copy-text.ts'
import { common } from '../texts/common.ts'
import styles from './copy-button.module.css'
import { Tip } from './tip.tsx'

export interface CopyButtonProps {
  value: string
  /** The value's name for the button: 'wallet address'. */
  name: string
  copiedMessage: string
}

/** Copies a value, and says so until focus moves on. */
export function CopyButton({ value, name, copiedMessage }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await copyText(value)
    setCopied(true)
    toast.success(copiedMessage)
  }
  return (
    <Tip label={copied ? common.copied : common.copy(name)}>
      <ActionIcon
        className={styles.button}
        variant="subtle"
        color="gray"
        size={24}
        aria-label={common.copy(name)}
        onClick={copy}
        onBlur={() => setCopied(false)}
      >
        {copied ? <Check size={14} /> : <Copy size={14} />}
      </ActionIcon>
    </Tip>
  )
}
