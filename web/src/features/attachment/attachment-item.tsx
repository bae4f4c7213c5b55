import type { Attachment } from '@credenza/schema/attachment'
import { Button, Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import toast from 'react-hot-toast'
import { saveFile } from '../../lib/browser/save-file.ts'
import { formatDateTime } from '../../lib/text/format.ts'
import { formatSize } from '../../lib/text/format-size.ts'
import { attachmentTexts as texts } from '../../texts/attachment.ts'
import { RowButton } from '../../ui/row-button.tsx'
import styles from '../../ui/table/row-list.module.css'
import { CertificateFile } from '../upload/certificate-file.tsx'
import { attachmentPath } from './attachment-calls.ts'

interface AttachmentItemProps {
  file: Attachment
  /** Whether to name the file's verifier. That verifier itself need not be told. */
  withVerifier?: boolean
  children?: ReactNode
}

/** One file, which opens in place. */
export function AttachmentItem({ file, withVerifier = false, children }: AttachmentItemProps) {
  const [isOpen, setOpen] = useState(false)
  const { _id, name, bytes, author, verifier, at } = file
  const path = attachmentPath(_id)
  const save = () => saveFile(path, name).catch(() => toast.error(texts.downloadFailed))
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Text fz="sm" fw={500}>
          <bdi>{name}</bdi>
        </Text>
        <Text fz="sm" c="dimmed">
          <bdi>{formatSize(bytes)}</bdi> · <bdi>{author}</bdi> ·{' '}
          <time dateTime={at}>{formatDateTime(at)}</time>
        </Text>
        {withVerifier && (
          <Text fz="sm" c="dimmed">
            {texts.to(verifier.organizationName)}
          </Text>
        )}
      </div>
      <Group gap={6}>
        <Button
          size="compact-sm"
          variant="default"
          aria-expanded={isOpen}
          aria-label={isOpen ? texts.closeWhat(name) : texts.openWhat(name)}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.close : texts.open}
        </Button>
        <RowButton label={texts.download} ariaLabel={texts.downloadWhat(name)} onClick={() => void save()} />
        {children}
      </Group>
      {isOpen && (
        <Stack w="100%">
          <CertificateFile path={path} name={name} />
        </Stack>
      )}
    </li>
  )
}
