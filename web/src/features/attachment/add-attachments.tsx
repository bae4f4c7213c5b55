import { attachmentLimits } from '@credenza/schema/constants'
import { Button, FileInput, Select, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { messageOf } from '../../lib/api/api-failure.ts'
import { newIntent } from '../../lib/api/intent.ts'
import { acceptedFiles, fileFault } from '../../lib/form/file-fault.ts'
import { formatNumber } from '../../lib/text/format.ts'
import { attachmentTexts as texts } from '../../texts/attachment.ts'
import { common } from '../../texts/common.ts'
import { addAttachment, requestVerifiersQuery } from './attachment-calls.ts'

const searchDelayMs = 250
const megabytes = formatNumber(attachmentLimits.bytes / 1024 ** 2)
const largest = { mostBytes: attachmentLimits.bytes, fault: texts.tooLarge(megabytes) }

interface AddAttachmentsProps {
  certificateId: string
  onAdded: () => Promise<void>
}

/** Lets people choose a verifier, and files for it. Files that could not be added stay chosen. */
export function AddAttachments({ certificateId, onAdded }: AddAttachmentsProps) {
  const [files, setFiles] = useState<File[]>([])
  const [intent] = useState(newIntent)
  const verifier = useVerifierChoice(certificateId)
  const fault = files.map((file) => fileFault(file, largest)).find((found) => found !== undefined)
  const add = useMutation({
    mutationFn: async (verifierId: string) => {
      for (const [at, file] of files.entries()) {
        const key = intent.keyFor(`${verifierId} ${file.name} ${file.size} ${file.lastModified}`)
        await addAttachment({ certificateId, verifierId, file }, key)
        intent.finished()
        setFiles(files.slice(at + 1))
      }
      return files.length
    },
    onSuccess: (count) => toast.success(texts.added(formatNumber(count))),
    onSettled: onAdded,
  })
  return (
    <Stack
      component="form"
      gap="sm"
      align="flex-start"
      onSubmit={(event) => {
        event.preventDefault()
        if (verifier.value && files.length > 0 && !fault) add.mutate(verifier.value)
      }}
    >
      <Select
        label={texts.verifier}
        placeholder={common.selectPlaceholder(texts.verifier)}
        w="100%"
        data={verifier.options}
        nothingFoundMessage={common.noOptions}
        searchable
        searchValue={verifier.search}
        onSearchChange={verifier.setSearch}
        filter={({ options }) => options}
        value={verifier.value}
        onChange={verifier.choose}
      />
      <FileInput
        label={texts.files}
        description={texts.filesHint(megabytes, formatNumber(attachmentLimits.perRequest))}
        placeholder={common.selectPlaceholder(texts.files)}
        w="100%"
        accept={Object.keys(acceptedFiles).join(',')}
        multiple
        clearable
        value={files}
        onChange={setFiles}
        error={fault ?? (add.error ? messageOf(add.error) : undefined)}
      />
      <Button
        type="submit"
        variant="default"
        loading={add.isPending}
        disabled={!verifier.value || files.length === 0 || fault !== undefined}
      >
        {texts.add}
      </Button>
    </Stack>
  )
}

/** Chooses a verifier that has the request; the server searches by name. If there is only one, it is already chosen. */
function useVerifierChoice(certificateId: string) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null)
  const all = useVerifiers(certificateId, '')
  const current = chosen ?? (all.length === 1 ? all[0]! : null)
  const [wanted] = useDebouncedValue(search === current?.label ? '' : search, searchDelayMs)
  const found = useVerifiers(certificateId, wanted)
  const isFound = found.some((option) => option.value === current?.value)
  return {
    options: current && !isFound ? [current, ...found] : found,
    search,
    setSearch,
    value: current?.value ?? null,
    choose: (_: string | null, option: { value: string; label: string } | null) =>
      setChosen(option ? { value: option.value, label: option.label } : null),
  }
}

function useVerifiers(certificateId: string, search: string) {
  const { data = [] } = useQuery(requestVerifiersQuery(certificateId, search))
  return data.map(({ _id, organizationName }) => ({ value: _id, label: organizationName }))
}
