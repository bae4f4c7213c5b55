import { badgeSize } from '@credenza/schema/constants'
import { type LanguageCode, languages } from '@credenza/schema/languages'
import { Button, Code, Group, Image, NativeSelect, Stack, Text } from '@mantine/core'
import { Check, Copy } from 'lucide-react'
import { useId, useState } from 'react'
import toast from 'react-hot-toast'
import { copyText } from '../../lib/text/copy-text.ts'
import { pageLanguage } from '../../lib/text/page-language.ts'
import { common } from '../../texts/common.ts'
import { shareTexts } from '../../texts/share.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import type { OwnCertificate } from '../holder/holder-calls.ts'
import { badgeAlt, badgeCode, badgePath } from './badge-code.ts'

const texts = shareTexts.badge

/** A preview of a certificate's badge, and the code to embed it in another page. */
export default function BadgeDialog({
  certificate,
  onClose,
}: {
  certificate: OwnCertificate
  onClose: () => void
}) {
  const codeId = useId()
  const [language, setLanguage] = useState<LanguageCode>(pageLanguage.code)
  const [copied, setCopied] = useState(false)
  const alt = badgeAlt[language](certificate.issuerName)
  const code = badgeCode(certificate, { origin: location.origin, language, alt })
  const copy = async () => {
    await copyText(code)
    setCopied(true)
    toast.success(texts.copied)
  }
  return (
    <Dialog title={texts.title(certificate.title)} opened onClose={onClose} size="lg">
      <Stack>
        <Text c="dimmed" fz="sm">
          {texts.lead}
        </Text>
        <NativeSelect
          label={texts.language}
          data={languages.map(({ code, name }) => ({ value: code, label: name }))}
          value={language}
          onChange={({ currentTarget }) => {
            setLanguage(currentTarget.value as LanguageCode)
            setCopied(false)
          }}
        />
        <Image
          src={badgePath(certificate.slug, language)}
          alt={alt}
          w={badgeSize.width}
          maw="100%"
          style={{ aspectRatio: badgeSize.width / badgeSize.height }}
        />
        <div>
          <Text id={codeId} fz="sm" fw={500} mb={4}>
            {texts.code}
          </Text>
          <Code
            block
            dir="ltr"
            tabIndex={0}
            role="group"
            aria-labelledby={codeId}
            style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            {code}
          </Code>
        </div>
        <Text c="dimmed" fz="sm">
          {texts.warning}
        </Text>
        <Group justify="flex-end">
          <Button
            leftSection={copied ? <Check size={15} /> : <Copy size={15} />}
            onClick={() => void copy()}
            data-autofocus
          >
            {copied ? common.copied : texts.copy}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
