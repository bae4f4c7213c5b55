import { ActionIcon, Group, Text, Tooltip } from '@mantine/core'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { copyText } from '../lib/copy-text.ts'
import { common } from '../texts/common.ts'

interface CopyValueProps {
  /** What is copied, in full. */
  value: string
  /** What is shown for it, often shortened. */
  shown: string
  /** Names the value for the button: 'wallet address'. */
  name: string
  /** The toast after copying. */
  copiedMessage: string
}

/** A value in a fixed-width face with a button that copies all of it. */
export function CopyValue({ value, shown, name, copiedMessage }: CopyValueProps) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await copyText(value)
    setCopied(true)
    toast.success(copiedMessage)
  }
  return (
    <Group gap={4} wrap="nowrap" display="inline-flex">
      <Text span ff="monospace" fz="sm" title={value} style={{ overflowWrap: 'anywhere' }}>
        {shown}
      </Text>
      <Tooltip label={copied ? common.copied : common.copy(name)}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={common.copy(name)}
          onClick={copy}
          onBlur={() => setCopied(false)}
        >
          {copied ? <Check size={14} /> : <Copy size={14} />}
        </ActionIcon>
      </Tooltip>
    </Group>
  )
}
