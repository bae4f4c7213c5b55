import { messages } from '@credenza/schema/messages'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { newIntent } from '../../../lib/api/intent.ts'
import { uploadSheet } from './import-calls.ts'

export interface SheetUpload {
  file: File | null
  /** What is wrong with the file, including that there is none. */
  fault: string
  busy: boolean
  /** The share of the file already sent, from 0 to 1. */
  share: number
  choose: (file: File | null, fault: string) => void
  submit: () => void
}

/** Choosing and uploading a list; `onUploaded` gets the import's id. */
export function useSheetUpload(onUploaded: (id: string) => void): SheetUpload {
  const [intent] = useState(newIntent)
  const [file, setFile] = useState<File | null>(null)
  const [fault, setFault] = useState('')
  const [sentBytes, setSentBytes] = useState(0)
  const upload = useMutation({
    mutationFn: (chosen: File) => {
      const idempotencyKey = intent.keyFor([chosen.name, chosen.size, chosen.lastModified])
      return uploadSheet(chosen, { idempotencyKey, onSent: setSentBytes })
    },
    onMutate: () => setSentBytes(0),
    onSuccess: (id) => {
      intent.finished()
      setFile(null)
      onUploaded(id)
    },
    onError: (error) => setFault(messageOf(error)),
  })
  return {
    file,
    fault,
    busy: upload.isPending,
    share: file ? Math.min(1, sentBytes / Math.max(1, file.size)) : 0,
    choose: (chosen, problem) => {
      setFile(chosen)
      setFault(problem)
    },
    submit: () => (file ? upload.mutate(file) : setFault(messages.selectFile)),
  }
}
