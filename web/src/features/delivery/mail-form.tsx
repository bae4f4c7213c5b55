import { type DeliverySettings, deliverySettings } from '@credenza/schema/delivery'
import { type LanguageCode, languageCodes, languages } from '@credenza/schema/languages'
import { Button, Checkbox, Group, NativeSelect, Paper, Stack, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Controller } from 'react-hook-form'
import toast from 'react-hot-toast'
import { messageOf } from '../../lib/api/api-failure.ts'
import { formResolver } from '../../lib/form/form-resolver.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { deliveryTexts } from '../../texts/delivery.ts'
import { Problem } from '../../ui/page/problem.tsx'
import { deliverySettingsQuery, saveDeliverySettings } from './delivery-calls.ts'
import styles from './mail-form.module.css'
import { MailText } from './mail-text.tsx'

const texts = deliveryTexts.settings
const languageChoices = languages.map(({ code, name }) => ({ value: code, label: name }))
const switches = [
  { name: 'onAcceptance', label: texts.onAcceptance, hint: texts.onAcceptanceHint },
  { name: 'remindBeforeExpiry', label: texts.remind, hint: texts.remindHint },
  { name: 'attachPdf', label: texts.attachPdf, hint: texts.attachPdfHint },
] as const

/** When emails are sent and what they say, in every language, beside a preview. */
export function MailForm({
  settings,
  isLocked,
}: {
  settings: Required<DeliverySettings>
  isLocked: boolean
}) {
  const queries = useQueryClient()
  const [edited, setEdited] = useState<LanguageCode>(settings.language)
  const form = useForm({ resolver: formResolver(deliverySettings), values: settings, mode: 'onChange' })
  const save = useMutation({
    mutationFn: saveDeliverySettings,
    onSuccess: (saved) => {
      queries.setQueryData(deliverySettingsQuery.queryKey, saved)
      toast.success(texts.saved)
    },
  })
  const { errors, isDirty } = form.formState
  const submit = form.handleSubmit(
    (wanted) => save.mutate(wanted),
    (wrong) => setEdited(languageCodes.find((language) => wrong[language]) ?? edited),
  )
  return (
    <form method="post" noValidate onSubmit={submit}>
      <fieldset className={styles.fields} disabled={isLocked}>
        <Stack gap="lg">
          <Section title={texts.whenTitle}>
            {switches.map(({ name, label, hint }) => (
              <Checkbox key={name} label={label} description={hint} {...form.register(name)} />
            ))}
            <Controller
              name="language"
              control={form.control}
              render={({ field }) => (
                <Choice label={texts.language} value={field.value} onChange={field.onChange} />
              )}
            />
          </Section>
          <Section title={texts.textTitle}>
            <Choice label={texts.textLanguage} value={edited} onChange={setEdited} />
            <MailText key={edited} language={edited} control={form.control} errors={errors[edited]} />
          </Section>
          {save.isError && <Problem text={messageOf(save.error)} />}
          <Group gap="sm" mih={36}>
            <Button type="submit" loading={save.isPending} disabled={!isDirty || isLocked}>
              {save.isPending ? texts.saving : texts.save}
            </Button>
            {isDirty && (
              <Button variant="default" onClick={() => form.reset()} disabled={save.isPending}>
                {texts.discard}
              </Button>
            )}
          </Group>
        </Stack>
      </fieldset>
    </form>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper withBorder radius="lg" p={{ base: 'md', xs: 'xl' }} bg="var(--surface)">
      <Stack gap="md">
        <Title order={2} fz="lg">
          {title}
        </Title>
        {children}
      </Stack>
    </Paper>
  )
}

interface ChoiceProps {
  label: string
  value: LanguageCode
  onChange: (language: LanguageCode) => void
}

function Choice({ label, value, onChange }: ChoiceProps) {
  return (
    <NativeSelect
      label={label}
      data={languageChoices}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value as LanguageCode)}
      maw={240}
    />
  )
}
