import type { ShareLink } from '@credenza/schema/share'
import { Badge, Button, Group, Paper, Stack, Text } from '@mantine/core'
import { Suspense, useEffect, useRef, useState } from 'react'
import toast from 'react-hot-toast'
import { lazy } from '../../lib/browser/lazy.ts'
import { copyText } from '../../lib/text/copy-text.ts'
import { formatDateTime } from '../../lib/text/format.ts'
import { common } from '../../texts/common.ts'
import { shareTexts as texts } from '../../texts/share.ts'
import { RevokeButton } from './revoke-button.tsx'
import { hasShareSheet, openShareSheet } from './share-sheet.ts'

const QrCode = lazy(() => import('../account/security/qr-code.tsx'))

interface LinkItemProps {
  link: ShareLink
  /** Just created: the button for sending or copying it takes the focus and comes into view. */
  isNew: boolean
}

/** One link: its label, whether it works, how often it was opened, and actions to share or revoke it. */
export function LinkItem({ link, isNew }: LinkItemProps) {
  const [showsCode, setShowsCode] = useState(false)
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isNew) next.current?.focus()
  }, [isNew])
  const copy = async () => {
    await copyText(link.url)
    toast.success(texts.copied)
  }
  const name = link.label || texts.unnamed(formatDateTime(link.createdAt))
  const works = link.state === 'open'
  return (
    <Paper component="li" withBorder radius="md" p="sm">
      <Stack gap={6}>
        <Group justify="space-between" wrap="nowrap">
          <Text fw={500} dir="auto" style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          <Badge variant="light" color={works ? 'teal' : 'gray'} style={{ flexShrink: 0 }}>
            {texts.states[link.state]}
          </Badge>
        </Group>
        <Text fz="sm" c="dimmed">
          {facts(link).join(' · ')}
        </Text>
        {works && (
          <Group gap="sm">
            {hasShareSheet() && (
              <Button ref={next} size="compact-sm" onClick={() => void openShareSheet({ url: link.url })}>
                {texts.sheet.send}
              </Button>
            )}
            <Button
              ref={hasShareSheet() ? undefined : next}
              size="compact-sm"
              variant={hasShareSheet() ? 'default' : 'filled'}
              onClick={() => void copy()}
            >
              {common.copy(texts.linkName)}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              aria-expanded={showsCode}
              onClick={() => setShowsCode(!showsCode)}
            >
              {showsCode ? texts.hideQr : texts.showQr}
            </Button>
            <RevokeButton linkId={link._id} name={name} />
          </Group>
        )}
        {works && showsCode && (
          <Suspense>
            <QrCode text={link.url} label={texts.qr(name)} />
          </Suspense>
        )}
      </Stack>
    </Paper>
  )
}

function facts({ state, opened, lastOpenedAt, expiresAt, oneTime, shown }: ShareLink): string[] {
  const times = texts.opened(opened)
  const end = expiresAt ? texts.until(formatDateTime(expiresAt)) : texts.forEver
  return [
    lastOpenedAt ? `${times}${common.comma}${texts.last(formatDateTime(lastOpenedAt))}` : times,
    ...(oneTime ? [texts.once] : []),
    ...(shown ? [texts.isPart] : []),
    ...(state === 'open' ? [end] : []),
  ]
}
