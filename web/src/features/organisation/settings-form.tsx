import { type OrganisationSettings, organisationSettings } from '@credenza/schema/organisation-settings'
import { Paper, Skeleton, Stack, TextInput } from '@mantine/core'
import { Suspense, useEffect } from 'react'
import { Controller } from 'react-hook-form'
import { lazy } from '../../lib/browser/lazy.ts'
import { showServerErrors } from '../../lib/form/faulty-fields.ts'
import { formResolver } from '../../lib/form/form-resolver.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { settingsTexts as texts } from '../../texts/settings.ts'
import { useLeaveGuard } from '../../ui/dialog/use-leave-guard.tsx'
import { FormProblem } from '../../ui/field/form-problem.tsx'
import { LookFields } from './look-fields.tsx'
import { PublicPageFields } from './public-page-fields.tsx'
import { SaveRow } from './save-row.tsx'
import { SettingsGroup } from './settings-group.tsx'
import { useSaveSettings } from './use-save-settings.ts'

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
  const form = useForm({
    resolver: formResolver(organisationSettings),
    defaultValues: settings,
    mode: 'onChange',
  })
  const { reset } = form
  const { save, undo, isPending, error } = useSaveSettings(settings, {
    onSaved: reset,
    onError: (refused) => showServerErrors(form, refused, fieldsInOrder),
  })
  const { errors, isDirty, dirtyFields } = form.formState
  // They are read again whenever the window gets the focus, and must not replace what is being typed.
  useEffect(() => {
    if (!isDirty) reset(settings)
  }, [settings, isDirty, reset])
  /** What was not touched stays as somebody else may have left it in the meantime. */
  const saveTouched = (values: OrganisationSettings) => {
    const touched = (Object.keys(dirtyFields) as (keyof OrganisationSettings)[]).map((name) => [
      name,
      values[name],
    ])
    save({ ...settings, ...Object.fromEntries(touched) })
  }
  const leaveQuestion = useLeaveGuard(isDirty)

  return (
    <Paper
      component="form"
      noValidate
      withBorder
      radius="lg"
      p={{ base: 'md', xs: 'xl' }}
      bg="var(--surface)"
      onSubmit={form.handleSubmit(saveTouched)}
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
        <FormProblem error={error} fields={fieldsInOrder} />
        <SaveRow
          isDirty={isDirty}
          isLocked={isLocked}
          isPending={isPending}
          onDiscard={() => reset(settings)}
          onUndo={undo}
        />
        {leaveQuestion}
      </Stack>
    </Paper>
  )
}
