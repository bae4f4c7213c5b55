import type { StudentDetails } from '@credenza/schema/student'
import { Button, Menu } from '@mantine/core'
import { Archive, ArchiveRestore, Mail, Pencil } from 'lucide-react'
import { certificateTexts } from '../../texts/certificate.ts'
import { studentPageTexts as texts } from '../../texts/student-page.ts'
import { MoreMenu } from '../../ui/more-menu.tsx'
import type { StudentAct } from '../student/acts/student-acts.ts'

interface StudentActionsProps {
  student: StudentDetails
  onEdit: () => void
  onIssue: () => void
  onAct: (act: StudentAct) => void
}

/** What an issuer can do with a student. Somebody who is archived can only be edited and restored. */
export function StudentActions({ student, onEdit, onIssue, onAct }: StudentActionsProps) {
  return (
    <>
      <Button variant="default" leftSection={<Pencil size={15} />} onClick={onEdit}>
        {texts.edit}
      </Button>
      {student.archivedAt !== '' ? (
        <Button leftSection={<ArchiveRestore size={15} />} onClick={() => onAct('restore')}>
          {texts.acts.restore.button}
        </Button>
      ) : (
        <>
          <Button onClick={onIssue}>{texts.issue}</Button>
          <MoreMenu label={certificateTexts.more(texts.title, student.name)} size={36} variant="default">
            {() => (
              <>
                {!student.isErased && (
                  <Menu.Item leftSection={<Mail size={15} />} onClick={() => onAct('invite')}>
                    {texts.acts.invite.button}
                  </Menu.Item>
                )}
                <Menu.Item leftSection={<Archive size={15} />} onClick={() => onAct('archive')}>
                  {texts.acts.archive.button}
                </Menu.Item>
              </>
            )}
          </MoreMenu>
        </>
      )}
    </>
  )
}
