import { Button, Stack, Textarea, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { singleSignOnTexts as texts } from '../../../texts/single-sign-on.ts'
import { useFocusAfterAct } from '../../../ui/use-focus-after-act.ts'
import { readMetadata } from '../../account/provider/provider-calls.ts'
import type { FieldsProps } from './provider-values.ts'

interface MetadataReaderProps extends Pick<FieldsProps, 'form' | 'refused' | 'isLocked'> {
  onRead: () => void
}

/** Fills in the form from a provider's metadata, given by address or as XML. */
export function MetadataReader({ form, refused, isLocked, onRead }: MetadataReaderProps) {
  const [metadata, setMetadata] = useState('')
  const read = useMutation({
    mutationFn: (text: string) =>
      readMetadata({
        ...(text.startsWith('<') ? { xml: text, url: '' } : { url: text }),
        entityId: String(form.getValues('settings.entityId')).trim(),
        certificate: form.getValues('settings.metadata.certificate') ?? '',
      }),
    onSuccess: ({ validUntil: _, ...found }, text) => {
      const settings = form.getValues('settings')
      const certificate = form.getValues('settings.metadata.certificate') ?? ''
      const url = text.startsWith('<') ? '' : text
      form.setValue(
        'settings',
        { ...settings, ...found, metadata: { url, certificate } } as typeof settings,
        {
          shouldDirty: true,
          shouldValidate: true,
        },
      )
      onRead()
    },
  })
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfterAct(read.isPending, button)
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
      <Textarea
        label={texts.metadataCertificate}
        description={texts.metadataCertificateHint}
        dir="ltr"
        rows={2}
        disabled={isLocked}
        {...form.register('settings.metadata.certificate')}
      />
      <Button
        ref={button}
        variant="default"
        size="sm"
        style={{ alignSelf: 'flex-start' }}
        disabled={isLocked || metadata.trim() === ''}
        loading={read.isPending}
        onClick={() => read.mutate(metadata.trim())}
      >
        {texts.readMetadata}
      </Button>
      <TextInput
        label={texts.metadataUrl}
        description={texts.metadataUrlHint}
        type="url"
        dir="ltr"
        disabled={isLocked}
        error={refused.metadataUrl}
        {...form.register('settings.metadata.url')}
      />
    </Stack>
  )
}
