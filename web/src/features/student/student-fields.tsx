import { studentYears } from '@credenza/schema/constants'
import type { studentDetailFields } from '@credenza/schema/student'
import { NativeSelect, TextInput } from '@mantine/core'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { digitsOnly } from '../../lib/text/digits-only.ts'
import { isUnread } from '../../lib/text/read-date.ts'
import { common } from '../../texts/common.ts'
import { studentTexts } from '../../texts/student.ts'
import { TypedDateField } from '../../ui/field/typed-date-field.tsx'

const texts = studentTexts.add
const years = studentYears(new Date().getFullYear())
const optional = (label: string) => `${label} (${texts.optional})`

type DetailField = (typeof studentDetailFields)[number]

interface StudentFieldsProps {
  /** From the form that holds the values. */
  register: (
    name: DetailField,
    options?: { setValueAs: (value: string) => string },
  ) => UseFormRegisterReturn<string>
  errorOf: (name: DetailField) => string | undefined
  dateOfBirth: { value: string; onChange: (next: string) => void }
}

/** A student's details, in the order of the specification's form, without the password. */
export function StudentFields({ register, errorOf, dateOfBirth }: StudentFieldsProps) {
  const input = (name: DetailField) => ({ error: errorOf(name), ...register(name) })
  return (
    <>
      <TextInput label={texts.fields.name} required {...input('name')} />
      <TextInput label={texts.fields.fatherName} required {...input('fatherName')} />
      <TextInput label={texts.fields.motherName} required {...input('motherName')} />
      <TextInput label={optional(texts.fields.collegeName)} {...input('collegeName')} />
      <TextInput label={optional(texts.fields.courseName)} {...input('courseName')} />
      <NativeSelect
        label={optional(texts.fields.year)}
        data={[{ value: '', label: common.selectPlaceholder(texts.fields.year) }, ...years]}
        {...input('year')}
      />
      <TextInput label={texts.fields.rollNumber} required {...input('rollNumber')} />
      <TextInput
        label={texts.fields.mobileNumber}
        type="tel"
        inputMode="numeric"
        required
        error={errorOf('mobileNumber')}
        {...register('mobileNumber', { setValueAs: digitsOnly })}
        onInput={(event) => {
          event.currentTarget.value = digitsOnly(event.currentTarget.value)
        }}
      />
      <TypedDateField
        label={texts.fields.dateOfBirth}
        error={isUnread(dateOfBirth.value) ? common.notADate : errorOf('dateOfBirth')}
        value={dateOfBirth.value}
        onChange={dateOfBirth.onChange}
      />
      <TextInput label={texts.fields.email} type="email" required {...input('email')} />
    </>
  )
}
