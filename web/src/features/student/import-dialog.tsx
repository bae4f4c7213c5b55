import { messages } from '@credenza/schema/messages'
import type { StudentImport } from '@credenza/schema/student'
import { Anchor, Button, Stack, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import toast from 'react-hot-toast'
import { messageOf } from '../../lib/api/api-failure.ts'
import { newIntent } from '../../lib/api/intent.ts'
import { saveFile } from '../../lib/save-file.ts'
import { common } from '../../texts/common.ts'
import { studentTexts } from '../../texts/student.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FileDrop } from './file-drop.tsx'
import { ImportResult } from './import-result.tsx'
import { fetchImport, samplePath, startImport } from './student-calls.ts'

const texts = studentTexts.import
const pollMs = 700
const ended = (status: StudentImport['status']) => status === 'done' || status === 'failed'

/** Many students from a spreadsheet; closes by itself when every row went well (specification, 'Data Upload'). */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const [intent] = useState(newIntent)
  const [file, setFile] = useState<File | null>(null)
  const [fault, setFault] = useState('')
  const submit = useMutation({
    mutationFn: (chosen: File) =>
      startImport(chosen, intent.keyFor([chosen.name, chosen.size, chosen.lastModified])),
    onError: (error) => setFault(messageOf(error)),
  })
  const progress = useQuery({
    queryKey: ['students', 'import', submit.data],
    queryFn: () => fetchImport(submit.data!),
    enabled: submit.data !== undefined,
    refetchInterval: ({ state }) => (state.data && ended(state.data.status) ? false : pollMs),
  })
  const result = progress.data
  const running = submit.isPending || (submit.data !== undefined && !(result && ended(result.status)))

  useEffect(() => {
    if (result?.status !== 'done') return
    intent.finished()
    void queries.invalidateQueries({ queryKey: ['students', 'list'] })
    void queries.invalidateQueries({ queryKey: ['students', 'count'] })
    if (result.failed > 0) return
    toast.success(messages.studentsCreated)
    onClose()
  }, [result, queries, intent, onClose])

  const again = () => {
    submit.reset()
    setFile(null)
    setFault('')
  }
  return (
    <Dialog
      title={texts.title}
      opened
      size="lg"
      onClose={() => !running && onClose()}
      footer={
        result && ended(result.status) ? (
          <>
            <Button variant="default" onClick={again}>
              {texts.another}
            </Button>
            <Button onClick={onClose}>{common.close}</Button>
          </>
        ) : (
          <Button
            loading={running}
            onClick={() => (file ? submit.mutate(file) : setFault(messages.selectFile))}
          >
            {running ? texts.submitting : texts.submit}
          </Button>
        )
      }
    >
      {result ? (
        <ImportResult result={result} />
      ) : (
        <Stack>
          <Text>
            {texts.intro}{' '}
            <Anchor
              component="button"
              type="button"
              underline="always"
              onClick={() =>
                void saveFile(samplePath, 'students.xlsx').catch(() => toast.error(texts.downloadFailed))
              }
            >
              {texts.sample}
            </Anchor>
          </Text>
          <FileDrop
            file={file}
            fault={fault}
            onFile={(chosen, problem) => {
              setFile(chosen)
              setFault(problem)
            }}
          />
        </Stack>
      )}
    </Dialog>
  )
}
