import { templateImage } from '@credenza/schema/designs'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { useObjectUrl } from '../../../lib/browser/use-object-url.ts'
import { templateTexts } from '../../../texts/template.ts'
import { Problem } from '../../../ui/page/problem.tsx'
import { imageQuery, uploadImage } from '../template-calls.ts'
import styles from './editor.module.css'

const texts = templateTexts.image
const accepted = ['image/png', 'image/jpeg', 'image/svg+xml']

interface ImageFieldProps {
  label: string
  /** The stored image's id, or empty. */
  imageId: string
  onChange: (imageId: string) => void
}

/** One picture of a template, which can be chosen, replaced and removed. */
export function ImageField({ label, imageId, onChange }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [fault, setFault] = useState('')
  const stored = useQuery(imageQuery(imageId))
  const url = useObjectUrl(stored.data)
  const upload = useMutation({
    mutationFn: uploadImage,
    onSuccess: onChange,
    onError: (error) => setFault(messageOf(error)),
  })
  const choose = (file: File | undefined) => {
    if (!file) return
    const problem = problemOf(file)
    setFault(problem)
    if (problem === '') upload.mutate(file)
  }
  const remove = () => {
    onChange('')
    button.current?.focus()
  }
  return (
    <Stack gap={6} role="group" aria-label={label}>
      <Text fz="sm" fw={500}>
        {label}
      </Text>
      <Group gap="sm">
        {imageId !== '' && <div className={styles.picture}>{url && <img src={url} alt={label} />}</div>}
        <input
          ref={input}
          type="file"
          accept={accepted.join()}
          hidden
          aria-label={texts.choose(label)}
          onChange={(event) => {
            choose(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
        <Button
          ref={button}
          size="compact-sm"
          variant="default"
          loading={upload.isPending}
          aria-label={imageId === '' ? texts.choose(label) : texts.replaceWhat(label)}
          onClick={() => input.current?.click()}
        >
          {imageId === '' ? texts.browse : texts.replace}
        </Button>
        {imageId !== '' && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            c="inherit"
            aria-label={texts.removeWhat(label)}
            onClick={remove}
          >
            {texts.remove}
          </Button>
        )}
      </Group>
      {fault === '' ? (
        <Text fz="xs" c="dimmed">
          {texts.hint}
        </Text>
      ) : (
        <Problem text={fault} />
      )}
    </Stack>
  )
}

function problemOf(file: File): string {
  if (!accepted.includes(file.type)) return texts.wrongType
  return file.size > templateImage.maxBytes ? texts.tooLarge : ''
}
