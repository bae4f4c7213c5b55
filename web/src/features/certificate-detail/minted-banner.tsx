import { Alert, Group } from '@mantine/core'
import { Gem } from 'lucide-react'
import { shortHash } from '../../lib/text/format.ts'
import { certificatePageTexts } from '../../texts/certificate-page.ts'
import { CopyValue } from '../../ui/copy-value.tsx'

const texts = certificatePageTexts.detail

/** Says that a certificate is on the blockchain, with its transaction; nothing before that. */
export function MintedBanner({ hash }: { hash: string }) {
  if (!hash) return null
  return (
    <Alert color="teal" icon={<Gem size={18} />} title={texts.minted}>
      <Group gap="xs">
        <CopyValue value={hash} shown={shortHash(hash)} name={texts.hash} copiedMessage={texts.hashCopied} />
      </Group>
    </Alert>
  )
}
