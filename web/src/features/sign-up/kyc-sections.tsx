import { kycFiles } from '@credenza/schema/sign-up'
import type { StoredFile } from '@credenza/schema/sign-up-application'
import { Checkbox, NativeSelect, Skeleton, Stack, TextInput } from '@mantine/core'
import { Suspense } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { lazy } from '../../lib/browser/lazy.ts'
import { common } from '../../texts/common.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { ComingField } from './coming-field.tsx'
import { CountedField } from './counted-field.tsx'
import { FormSection } from './form-section.tsx'
import type { KycForm } from './kyc-form.ts'
import { viewStoredFile } from './view-stored-file.ts'

const DocumentTile = lazy(() => import('./document-tile.tsx'))
const PhoneField = lazy(() => import('./phone-field.tsx'))
const texts = signUpTexts.kyc
const wide = { gridColumn: '1 / -1' }

interface KycSectionsProps {
  stored: readonly StoredFile[]
  /** The uploaded share of each file during an upload, from 0 to 1. */
  progress: ReadonlyMap<string, number> | undefined
}

/** Five documents, the representative, the bank account and two declarations. */
export function KycSections({ stored, progress }: KycSectionsProps) {
  const { register, control, formState } = useFormContext<KycForm>()
  const { errors } = formState

  return (
    <>
      <FormSection title={texts.documents} hint={texts.documentsHint}>
        {kycFiles.map((kind) => (
          <Controller
            key={kind}
            name={kind}
            control={control}
            render={({ field }) => (
              <Suspense fallback={<Skeleton height={78} radius="lg" style={wide} />}>
                <DocumentTile
                  label={texts.files[kind]}
                  file={field.value}
                  stored={stored.find((file) => file.kind === kind)}
                  error={errors[kind]?.message}
                  progress={progress && (progress.get(kind) ?? 0)}
                  onChange={field.onChange}
                  onViewStored={() => void viewStoredFile(kind)}
                  ref={field.ref}
                />
              </Suspense>
            )}
          />
        ))}
      </FormSection>
      <FormSection title={texts.person} hint={texts.personHint}>
        <TextInput
          label={texts.fullName}
          autoComplete="name"
          required
          error={errors.fullName?.message}
          {...register('fullName')}
        />
        <TextInput
          label={texts.role}
          placeholder={texts.roleHint}
          autoComplete="organization-title"
          required
          error={errors.role?.message}
          {...register('role')}
        />
        <TextInput
          label={texts.email}
          type="email"
          autoComplete="email"
          required
          error={errors.email?.message}
          {...register('email')}
        />
        <Controller
          name="mobileNumber"
          control={control}
          render={({ field: { disabled: _, ...field } }) => (
            <ComingField label={texts.mobileNumber}>
              <PhoneField {...field} label={texts.mobileNumber} error={errors.mobileNumber?.message} />
            </ComingField>
          )}
        />
      </FormSection>
      <FormSection title={texts.bank} hint={texts.bankHint}>
        <NativeSelect
          label={texts.bankAccountDetails}
          data={[
            { value: '', label: common.selectPlaceholder(texts.bankAccountDetails) },
            { value: 'saving', label: texts.accounts.saving },
            { value: 'current', label: texts.accounts.current },
          ]}
          required
          error={errors.bankAccountDetails?.message}
          {...register('bankAccountDetails')}
        />
        <CountedField name="accountHolderName" label={texts.accountHolderName} />
        <CountedField name="accountNumber" label={texts.accountNumber} autoComplete="off" />
        <CountedField name="bankName" label={texts.bankName} />
        <CountedField name="branchName" label={texts.branchName} />
        <CountedField name="swiftFscCode" label={texts.swiftFscCode} autoComplete="off" />
        <CountedField
          name="paymentPreference"
          label={texts.paymentPreference}
          placeholder={texts.paymentHint}
        />
      </FormSection>
      <FormSection title={texts.declarations} hint={texts.declarationsHint}>
        <Stack gap="sm" style={wide}>
          <Checkbox label={texts.amlCtfConfirmed} {...register('amlCtfConfirmed')} />
          <Checkbox label={texts.pepConfirmed} {...register('pepConfirmed')} />
        </Stack>
      </FormSection>
    </>
  )
}
