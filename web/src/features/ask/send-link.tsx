import type { PresentationRequest } from '@credenza/schema/presentation'
import { Button, Group, Text } from '@mantine/core'
import { Mail } from 'lucide-react'
import { Suspense } from 'react'
import { lazy } from '../../lib/browser/lazy.ts'
import { askTexts } from '../../texts/ask.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Section } from '../../ui/page/section.tsx'

const QrCode = lazy(() => import('../account/security/qr-code.tsx'))
const texts = askTexts.detail

/** The link as text, in an email and as a QR code. */
export function SendLink({ request: { url, title, purpose } }: { request: PresentationRequest }) {
  const mail = `mailto:?${new URLSearchParams({
    subject: title,
    body: purpose ? `${purpose}\n\n${url}` : url,
  })
    .toString()
    .replaceAll('+', '%20')}`
  return (
    <Section title={texts.send}>
      <Group wrap="nowrap" gap="xs">
        <Text fz="sm" dir="ltr" style={{ overflowWrap: 'anywhere' }}>
          {url}
        </Text>
        <CopyButton value={url} name={texts.link} copiedMessage={texts.copied} />
      </Group>
      <Group>
        <Button component="a" href={mail} variant="default" leftSection={<Mail size={16} />}>
          {texts.mail}
        </Button>
      </Group>
      <Suspense>
        <QrCode text={url} label={texts.qr} />
      </Suspense>
    </Section>
  )
}
