import { type KycFile, kycFiles } from '@credenza/schema/sign-up'
import type { StoredFile } from '@credenza/schema/sign-up-application'
import { ActionIcon, Group, Tabs, Text, Title } from '@mantine/core'
import { ChevronLeft, ChevronRight, FileX } from 'lucide-react'
import { useState } from 'react'
import { formatNumber } from '../../../lib/text/format.ts'
import { adminTexts } from '../../../texts/admin.ts'
import { FileContent } from './file-content.tsx'
import styles from './review.module.css'

const texts = adminTexts.files

interface FileViewerProps {
  organisationId: string
  files: StoredFile[]
}

/** The KYC documents one at a time, beside the entered values. Arrow keys on the tabs move between them. */
export default function FileViewer({ organisationId, files }: FileViewerProps) {
  const [kind, setKind] = useState<KycFile>(kycFiles[0])
  const place = kycFiles.indexOf(kind)
  const step = (by: number) => setKind(kycFiles[(place + by + kycFiles.length) % kycFiles.length]!)
  const file = newestOf(files, kind)
  return (
    <section className={styles.viewer} aria-labelledby="documents">
      <Group justify="space-between" wrap="nowrap" mb="xs">
        <Title order={2} fz="lg" id="documents">
          {texts.title}
        </Title>
        <Group gap={4} wrap="nowrap">
          <ActionIcon variant="subtle" color="gray" aria-label={texts.previous} onClick={() => step(-1)}>
            <ChevronLeft size={18} className="pointing" />
          </ActionIcon>
          <Text fz="sm" c="dimmed" role="status">
            {texts.position(formatNumber(place + 1), formatNumber(kycFiles.length))}
          </Text>
          <ActionIcon variant="subtle" color="gray" aria-label={texts.next} onClick={() => step(1)}>
            <ChevronRight size={18} className="pointing" />
          </ActionIcon>
        </Group>
      </Group>
      <Tabs
        className={styles.tabs}
        value={kind}
        onChange={(value) => value && setKind(value as KycFile)}
        keepMounted={false}
      >
        <Tabs.List className={styles.tabList}>
          {kycFiles.map((each) => (
            <Tabs.Tab
              key={each}
              value={each}
              rightSection={
                newestOf(files, each) ? undefined : <FileX size={14} aria-label={texts.missing} />
              }
            >
              {texts.kinds[each]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={kind} className={styles.panel}>
          {file ? (
            <FileContent key={file.id} organisationId={organisationId} file={file} name={texts.kinds[kind]} />
          ) : (
            <Text c="dimmed" p="lg">
              {texts.missing}
            </Text>
          )}
        </Tabs.Panel>
      </Tabs>
    </section>
  )
}

const newestOf = (files: StoredFile[], kind: KycFile): StoredFile | undefined =>
  files
    .filter((file) => file.kind === kind)
    .reduce<StoredFile | undefined>(
      (newest, file) => (newest && newest.uploadedAt >= file.uploadedAt ? newest : file),
      undefined,
    )
