import { newCourses } from '@credenza/schema/courses'
import type { Student } from '@credenza/schema/student'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiFailure } from '../../../lib/api/api-failure.ts'
import { pageLanguage } from '../../../lib/text/page-language.ts'
import { allCategoriesQuery } from '../../category/category-calls.ts'
import { typedDetails } from '../../certificate/details/typed-details.ts'
import { designsQuery, fetchPreview, templatesQuery } from '../../template/template-calls.ts'
import type { CreationForm } from './creation-form.ts'

const afterLastKeyMs = 400

/** A certificate's settings: from the chosen template, else its type's default, else the standard design. */
function useSettings({ templateId, certificateType }: Pick<CreationForm, 'templateId' | 'certificateType'>) {
  const { data: templates } = useQuery(templatesQuery)
  const { data: categories = [] } = useQuery(allCategoriesQuery)
  const { data: designs } = useQuery(designsQuery)
  const wanted = templateId || categories.find(({ name }) => name === certificateType)?.defaultTemplateId
  const template = templates?.find(({ _id }) => _id === wanted)
  return template?.settings ?? designs?.[0]?.settings
}

/** The real document of one recipient, drawn by the server a moment after the last key was pressed. */
export function usePreview(form: CreationForm, student: Student) {
  const settings = useSettings(form)
  const { title, certificateType, date, validUntil } = form
  // As text, because the form makes a new object on every read.
  const details = JSON.stringify(typedDetails(form.details, {}))
  const courses = JSON.stringify(newCourses.safeParse(form.courses).data ?? [])
  const studentId = student._id
  const wanted = useMemo(
    () => ({
      title,
      certificateType,
      date,
      validUntil,
      studentId,
      details: JSON.parse(details),
      courses: JSON.parse(courses),
    }),
    [title, certificateType, date, validUntil, studentId, details, courses],
  )
  const [request] = useDebouncedValue(wanted, afterLastKeyMs)
  return useQuery({
    queryKey: ['templates', 'preview', settings, request],
    queryFn: ({ signal }) =>
      fetchPreview({ settings: settings!, ...request, verified: true, language: pageLanguage.code }, signal),
    enabled: settings !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })
}

/** The server's sentence about a letter that none of our fonts can print. */
export const missingGlyph = (error: Error | null): string | undefined =>
  error instanceof ApiFailure && error.code === 'missing_glyph' ? error.message : undefined
