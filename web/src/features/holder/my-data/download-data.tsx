import { Button, Group, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { saveNamedFile } from '../../../lib/browser/save-file.ts'
import { myDataTexts } from '../../../texts/my-data.ts'
import { Problem } from '../../../ui/page/problem.tsx'
import { Section } from '../../../ui/page/section.tsx'

const texts = myDataTexts.download

/** Downloads all the student's data in one file. It takes a while because every certificate is drawn for it. */
export function DownloadData() {
  const download = useMutation({ mutationFn: () => saveNamedFile('/api/user/export') })
  return (
    <Section title={texts.title} size="lg">
      <Text c="dimmed">{texts.lead}</Text>
      <Group>
        <Button
          leftSection={<Download size={16} />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {texts.button}
        </Button>
        <Text fz="sm" c="dimmed" role="status">
          {download.isPending && texts.pending}
          {download.isSuccess && texts.done}
        </Text>
      </Group>
      {download.error && <Problem text={messageOf(download.error)} />}
    </Section>
  )
}
