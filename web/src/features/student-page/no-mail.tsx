import type { StudentDetails } from '@credenza/schema/student'
import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { spoken } from '../../lib/text/spoken.ts'
import { studentPageTexts as texts } from '../../texts/student-page.ts'

/** Why the student's address gets no mails, and what to do. */
export function NoMail({ why }: { why: StudentDetails['noMail'] }) {
  const { key, parameters } = why
  const words = useQuery({ queryKey: ['spoken', key, parameters], queryFn: () => spoken(why) })
  return (
    <Alert color="yellow" title={texts.noMail}>
      {words.data}
    </Alert>
  )
}
