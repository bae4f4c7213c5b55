import type { StudentDetails } from '@credenza/schema/student'
import { Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatDate } from '../../lib/text/format.ts'
import { spoken } from '../../lib/text/spoken.ts'
import { studentPageTexts as texts } from '../../texts/student-page.ts'
import { Problem } from '../../ui/page/problem.tsx'

interface StudentAccountProps {
  student: StudentDetails
  /** Undefined if the student cannot be invited now. */
  onInvite: (() => void) | undefined
}

/** The state of a student's invitation, and a button to send one. */
export function StudentAccount({ student, onInvite }: StudentAccountProps) {
  const { state, at } = student.invitation
  return (
    <Stack gap="sm" align="flex-start">
      <Text fw={500}>
        {texts.invitation[state]}
        {at && ` ${texts.invitedAt(formatDate(at))}`}
      </Text>
      {state === 'failed' && <WhyFailed invitation={student.invitation} />}
      {state !== 'accepted' && onInvite && (
        <>
          <Text fz="sm" c="dimmed">
            {texts.invitationLead}
          </Text>
          <Button size="compact-md" variant="default" onClick={onInvite}>
            {state === 'none' ? texts.acts.invite.button : texts.acts.invite.again}
          </Button>
        </>
      )}
    </Stack>
  )
}

function WhyFailed({ invitation }: { invitation: StudentDetails['invitation'] }) {
  const { key, parameters } = invitation
  const why = useQuery({ queryKey: ['spoken', key, parameters], queryFn: () => spoken(invitation) })
  return <Problem text={why.data} />
}
