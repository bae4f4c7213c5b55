import { type OrganisationSettings, organisationSettings } from '@credenza/schema/organisation'
import { Button, Group, Paper, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Controller } from 'react-hook-form'
import toast from 'react-hot-toast'
import { lazy } from '../../lib/browser/lazy.ts'
import { showServerErrors } from '../../lib/form/faulty-fields.ts'
import { formResolver } from '../../lib/form/form-resolver.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { noteTimeZone } from '../../lib/session/session.ts'
import { settingsTexts as texts } from '../../texts/settings.ts'
import { useLeaveGuard } from '../../ui/dialog/use-leave-guard.tsx'
import { FormProblem } from '../../ui/field/form-problem.tsx'
import { LookFields } from './look-fields.tsx'
import { PublicPageFields } from './public-page-fields.tsx'
import { saveSettings, settingsQuery } from './settings-calls.ts'
import { SettingsGroup } from './settings-group.tsx'

const TimeZoneField = lazy(() => import('./time-zone-field.tsx'))
const VerifiersField = lazy(() => import('./verifiers-field.tsx'))

const fieldsInOrder = [
  'displayName',
  'timeZone',
  'verifierIds',
  'publicContact.website',
  'publicContact.email',
  'colour',
] as const

interface SettingsFormProps {
  settings: OrganisationSettings
  isIssuer: boolean
  /** Its public page, once it has one. */
  publicPath: string | undefined
  /** An organisation that is not approved, and people who may not manage it, see its settings and cannot change them. */
  isLocked: boolean
}

/**
 * Name, time zone, verifiers, public page and look, saved together. Changes can be discarded before saving and undone
 * afterwards.
 */
export function SettingsForm({ settings, isIssuer, publicPath, isLocked }: SettingsFormProps) {
  const queries = useQueryClient()
  const [before, setBefore] = useState<OrganisationSettings>()
  const form = useForm({
    resolver: formResolver(organisationSettings),
    values: settings,
    mode: 'onChange',
  })
  const save = useMutation({
    mutationFn: ({ wanted }: { wanted: OrganisationSettings; isUndo: boolean }) => saveSettings(wanted),
    onSuccess: (saved, { isUndo }) => {
      setBefore(isUndo ? undefined : settings)
      noteTimeZone(saved.timeZone)
      queries.setQueryData(settingsQuery.queryKey, saved)
      void readAgain(queries, 'profile')
      toast.success(isUndo ? texts.undone : texts.saved)
    },
    onError: (error) => showServerErrors(form, error, fieldsInOrder),
  })
  const { errors, isDirty } = form.formState
  const leaveQuestion = useLeaveGuard(isDirty)

  return (
    <Paper
      component="form"
      noValidate
      withBorder
      radius="lg"
      p={{ base: 'md', xs: 'xl' }}
      bg="var(--surface)"
      onSubmit={form.handleSubmit((wanted) => save.mutate({ wanted, isUndo: false }))}
    >
      <Stack gap="lg">
        <SettingsGroup title={texts.nameTitle}>
          <TextInput
            label={texts.name}
            description={isIssuer ? texts.issuerNameHint : texts.verifierNameHint}
            required
            withAsterisk={false}
            maxLength={120}
            disabled={isLocked}
            error={errors.displayName?.message}
            {...form.register('displayName')}
          />
        </SettingsGroup>
        <SettingsGroup title={texts.timeZoneTitle}>
          <Controller
            name="timeZone"
            control={form.control}
            render={({ field }) => (
              <Suspense fallback={<Skeleton height={84} radius="md" />}>
                <TimeZoneField
                  value={field.value ?? ''}
                  onChange={field.onChange}
                  disabled={isLocked}
                  error={errors.timeZone?.message}
                />
              </Suspense>
            )}
          />
        </SettingsGroup>
        {isIssuer && (
          <SettingsGroup title={texts.verifiersTitle}>
            <Controller
              name="verifierIds"
              control={form.control}
              render={({ field }) => (
                <Suspense fallback={<Skeleton height={84} radius="md" />}>
                  <VerifiersField
                    value={field.value}
                    onChange={field.onChange}
                    disabled={isLocked}
                    error={errors.verifierIds?.message}
                  />
                </Suspense>
              )}
            />
          </SettingsGroup>
        )}
        {isIssuer && <PublicPageFields form={form} disabled={isLocked} path={publicPath} />}
        {isIssuer && <LookFields form={form} disabled={isLocked} />}
        <FormProblem error={save.error} fields={fieldsInOrder} />
        <Group gap="sm" mih={36}>
          <Button type="submit" loading={save.isPending} disabled={!isDirty || isLocked}>
            {save.isPending ? texts.saving : texts.save}
          </Button>
          {isDirty && (
            <Button variant="default" onClick={() => form.reset()} disabled={save.isPending}>
              {texts.discard}
            </Button>
          )}
          {!isDirty && before && (
            <Group gap={4}>
              <Text fz="sm" c="dimmed">
                {texts.saved}
              </Text>
              <Button
                variant="subtle"
                size="compact-sm"
                onClick={() => save.mutate({ wanted: before, isUndo: true })}
                disabled={save.isPending}
              >
                {texts.undo}
              </Button>
            </Group>
          )}
        </Group>
        {leaveQuestion}
      </Stack>
    </Paper>
  )
}
