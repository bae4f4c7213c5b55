import { mostCourses, type NewCourse } from '@credenza/schema/courses'
import { Group, Stack, Text, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { type FieldError, type FieldValues, get, useController } from 'react-hook-form'
import { detailTexts, courseTexts as texts } from '../../../texts/details.ts'
import type { Place } from '../../../ui/field/form-fields.tsx'
import { AddRow, RemoveRow } from './row-buttons.tsx'

const parts = [
  { name: 'subject', flex: '3 1 16rem', label: texts.course, spoken: texts.subject },
  { name: 'grade', flex: '1 1 6rem', label: detailTexts.labels.grade, spoken: texts.grade },
  { name: 'credits', flex: '1 1 6rem', label: detailTexts.labels.credits, spoken: texts.credits },
] as const
const longest = { subject: 120, grade: 20, credits: 10 }

/**
 * The courses that a certificate lists, which make up its transcript. Removing one moves the focus to the button that adds
 * one.
 */
export function CourseFields<Values extends FieldValues, Sent>({
  control,
  name: place,
}: Place<Values, Sent>) {
  const { field, formState } = useController({ control, name: place })
  const adding = useRef<HTMLButtonElement>(null)
  const [added, setAdded] = useState(-1)
  const courses: readonly NewCourse[] = field.value ?? []
  const faultOf = (index: number, part: keyof NewCourse) =>
    get<object, FieldError | undefined>(formState.errors, `${place}.${index}.${part}`)?.message
  const change = (at: number, part: Partial<NewCourse>) =>
    field.onChange(courses.map((one, index) => (index === at ? { ...one, ...part } : one)))
  const remove = (at: number) => {
    adding.current?.focus()
    field.onChange(courses.filter((_, index) => index !== at))
  }
  const add = () => {
    setAdded(courses.length)
    field.onChange([...courses, { subject: '', grade: '', credits: '' }])
  }
  return (
    <Stack gap="sm" component="fieldset" bd={0} p={0} m={0} miw={0}>
      {courses.length > 0 && (
        <Text component="legend" fz="sm" fw={550} p={0}>
          {texts.title}
        </Text>
      )}
      {courses.map((course, index) => (
        // By place: a course has no id, and is identified by its place
        <Group key={index} align="flex-start" gap="sm">
          {parts.map(({ name, flex, label, spoken }) => (
            <TextInput
              key={name}
              flex={flex}
              miw={0}
              label={label}
              aria-label={spoken(index + 1)}
              dir="auto"
              autoFocus={name === 'subject' && index === added}
              inputMode={name === 'credits' ? 'decimal' : 'text'}
              maxLength={longest[name]}
              value={course[name]}
              error={faultOf(index, name)}
              onChange={({ currentTarget }) => change(index, { [name]: currentTarget.value })}
            />
          ))}
          <RemoveRow label={texts.remove(index + 1)} onClick={() => remove(index)} />
        </Group>
      ))}
      <AddRow ref={adding} label={texts.add} disabled={courses.length >= mostCourses} onClick={add} />
    </Stack>
  )
}
