import { type DeliverySettings, mailPlaceholders } from '@credenza/schema/delivery'
import { type LanguageCode, languageOf } from '@credenza/schema/languages'
import { SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import { type Control, type FieldErrors, useController } from 'react-hook-form'
import { deliveryTexts } from '../../texts/delivery.ts'
import { MailPreview } from './mail-preview.tsx'

const texts = deliveryTexts.settings
const placeholders = mailPlaceholders.map((name) => `{{${name}}}`).join(' ')

interface MailTextProps {
  language: LanguageCode
  control: Control<DeliverySettings>
  errors: FieldErrors<DeliverySettings>[LanguageCode]
}

/** Subject and text of the mail in one language, with a preview. */
export function MailText({ language, control, errors }: MailTextProps) {
  const subject = useController({ control, name: `${language}.subject` })
  const body = useController({ control, name: `${language}.body` })
  const direction = { dir: languageOf(language).dir, lang: language }
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
      <Stack>
        <TextInput
          label={texts.subject}
          required
          withAsterisk={false}
          maxLength={200}
          error={errors?.subject?.message}
          {...subject.field}
          {...direction}
        />
        <Textarea
          label={texts.body}
          description={texts.placeholders(placeholders)}
          required
          withAsterisk={false}
          autosize
          minRows={12}
          maxRows={24}
          maxLength={5000}
          error={errors?.body?.message}
          {...body.field}
          {...direction}
        />
      </Stack>
      <MailPreview language={language} subject={subject.field.value ?? ''} body={body.field.value ?? ''} />
    </SimpleGrid>
  )
}
