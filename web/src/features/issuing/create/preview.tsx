import type { Student } from '@credenza/schema/student'
import { Box, Skeleton, Text } from '@mantine/core'
import { useEffect } from 'react'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { useObjectUrl } from '../../../lib/browser/use-object-url.ts'
import { creationTexts as texts } from '../../../texts/creation.ts'
import { Problem } from '../../../ui/page/problem.tsx'
import type { CreationForm } from './creation-form.ts'
import styles from './preview.module.css'
import { missingGlyph, usePreview } from './use-preview.ts'

interface PreviewProps {
  form: CreationForm
  student: Student
  /** Called with the reason why this recipient's certificate cannot be drawn, or `undefined` once it can be. */
  onFault: (studentId: string, fault: string | undefined) => void
}

/** The real document of one recipient, as it will be issued. */
export default function Preview({ form, student, onFault }: PreviewProps) {
  const preview = usePreview(form, student)
  const url = useObjectUrl(preview.data)
  const fault = missingGlyph(preview.error)
  useEffect(() => onFault(student._id, fault), [onFault, student._id, fault])
  return (
    <Box component="figure" m={0} aria-busy={preview.isFetching}>
      {url ? (
        <img className={styles.picture} src={url} alt={texts.previewOf(student.name)} />
      ) : (
        !preview.isError && <Skeleton className={styles.picture} />
      )}
      <Text component="figcaption" fz="xs" c="dimmed" mt={4}>
        {texts.previewOf(student.name)}
      </Text>
      {preview.isError && <Problem text={messageOf(preview.error)} inPlace />}
    </Box>
  )
}
