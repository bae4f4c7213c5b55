import type { rosterGradesResponse } from '@credenza/schema/student-import'
import { Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../../../../lib/api/api-failure.ts'
import { call } from '../../../../lib/api/call.ts'
import { detailTexts } from '../../../../texts/details.ts'
import { FileChooser } from '../../../../ui/field/file-chooser.tsx'
import { Problem } from '../../../../ui/page/problem.tsx'

const texts = detailTexts.pasted

/** Reads the final grades from a student system's archive, as rows that could have been pasted. */
export function RosterGrades({ onRead }: { onRead: (text: string) => void }) {
  const read = useMutation({
    mutationFn: async (file: File) => {
      const form = new FormData()
      form.append('doc_url', file)
      const path = '/api/student/roster-grades'
      return (await call<typeof rosterGradesResponse>({ method: 'POST', path, form })).rows
    },
    onSuccess: (rows) => onRead(rows.map((cells) => cells.map(inOneCell).join('\t')).join('\n')),
  })
  return (
    <>
      <Group>
        <FileChooser accept=".zip" onFile={read.mutate}>
          {(props) => (
            <Button {...props} variant="default" size="compact-sm" loading={read.isPending}>
              {read.isPending ? texts.readingRoster : texts.roster}
            </Button>
          )}
        </FileChooser>
      </Group>
      {read.error && <Problem text={messageOf(read.error)} />}
    </>
  )
}

const inOneCell = (text: string): string => text.replace(/\s+/g, ' ')
