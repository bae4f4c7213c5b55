import type { Certificate } from '@credenza/schema/certificate'
import type { Profile } from '@credenza/schema/organisation-profile'
import { useQuery } from '@tanstack/react-query'
import { certificateQuery } from '../../certificate/certificate-calls.ts'
import { studentQuery } from '../../student/student-calls.ts'
import CreateDialog from './create-dialog.tsx'
import { nobody, only } from './recipients.ts'

interface CreateAgainProps {
  profile: Profile
  /** The certificate that counts no more. */
  certificateId: string
  onClose: () => void
}

/**
 * The dialog for new certificates, filled in like one that was declined or revoked: a decision about it is final, so a new one
 * takes its place. What cannot be read is left empty.
 */
export default function CreateAgain({ profile, certificateId, onClose }: CreateAgainProps) {
  const read = useQuery(certificateQuery(certificateId))
  const earlier = read.data?.certificates[0]
  const studentId = earlier?.studentId ?? ''
  const student = useQuery({ ...studentQuery(studentId), enabled: studentId !== '' })
  if (read.isPending || student.isLoading) return null
  return (
    <CreateDialog
      profile={profile}
      chosen={student.data ? only(student.data) : nobody}
      content={
        earlier && {
          certificateType: earlier.categoryName,
          title: earlier.title,
          date: earlier.date,
          validUntil: earlier.validUntil,
          details: ofNew(earlier.details),
        }
      }
      onClose={onClose}
    />
  )
}

/** The details that somebody entered; the rest follows from the certificate's type. */
const ofNew = ({ alignments: _, ...entered }: Certificate['details']) => entered
