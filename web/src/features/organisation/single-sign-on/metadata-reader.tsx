import { Button, Stack, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { singleSignOnTexts as texts } from '../../../texts/single-sign-on.ts'
import { readMetadata } from '../../account/provider/provider-calls.ts'
import type { FieldsProps } from './provider-values.ts'

interface MetadataReaderProps extends Pick<FieldsProps, 'form' | 'isLocked'> {
  onRead: () => void
}

/** Fills in the form from a provider's metadata, given by address or as XML. */
export function MetadataReader({ form, isLocked, onRead }: MetadataReaderProps) {
  const [metadata, setMetadata] = useState('')
  const read = useMutation({
    mutationFn: (text: string) =>
      readMetadata({
        ...(text.startsWith('<') ? { xml: text, url: '' } : { url: text }),
        entityId: String(form.getValues('settings.entityId')).trim(),
      }),
    onSuccess: (found) => {
      const settings = form.getValues('settings')
      form.setValue('settings', { ...settings, ...found } as typeof settings, {
        shouldDirty: true,
        shouldValidate: true,
      })
      onRead()
    },
  })
  return (
    <Stack gap="xs">
      <Textarea
        label={texts.metadata}
        description={texts.metadataHint}
        dir="ltr"
        rows={2}
        disabled={isLocked}
        value={metadata}
        error={read.isError ? messageOf(read.error) : undefined}
        onChange={(event) => setMetadata(event.currentTarget.value)}
      />
      <Button
        variant="default"
        size="sm"
        style={{ alignSelf: 'flex-start' }}
        disabled={isLocked || metadata.trim() === ''}
        loading={read.isPending}
        onClick={() => read.mutate(metadata.trim())}
      >
        {texts.readMetadata}
      </Button>
    </Stack>
  )
}
