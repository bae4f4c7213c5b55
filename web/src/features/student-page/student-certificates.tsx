import type { Certificate } from '@credenza/schema/certificate'
import { certificateSortColumns } from '@credenza/schema/list-columns'
import type { StudentDetails } from '@credenza/schema/student'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { useSort } from '../../lib/list/use-sort.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { formatNumber } from '../../lib/text/format.ts'
import { studentPageTexts as texts } from '../../texts/student-page.ts'
import { RowButton } from '../../ui/row-button.tsx'
import { certificatesQuery } from '../certificate/certificate-calls.ts'
import { isCorrectable } from '../certificate/certificate-state.ts'
import { useCorrection } from '../correction/use-correction.tsx'
import { CertificateTable } from '../issuing/certificate-table.tsx'

interface StudentCertificatesProps {
  student: StudentDetails
  /** Undefined if nothing can be issued to the student now. */
  onIssue: (() => void) | undefined
}

/** A student's certificates, with all actions of a year's list. */
export default function StudentCertificates({ student, onIssue }: StudentCertificatesProps) {
  const sort = useSort(certificateSortColumns)
  const list = usePagedList(certificatesQuery({ student: student._id, sort: sort.value }))
  const outdated = list.rows.filter((row) => isCorrectable(row) && row.userName !== student.name)
  return (
    <Stack gap="md">
      {outdated.length > 0 && <OtherName name={student.name} certificates={outdated} />}
      <CertificateTable
        label={texts.certificates}
        list={list}
        filter={{ student: student._id }}
        sort={sort}
        emptyAction={onIssue && <Button onClick={onIssue}>{texts.issue}</Button>}
      />
    </Stack>
  )
}

const mostListed = 5

/** Certificates in force with a name that the student no longer has, each with a button to correct it for people who may. */
function OtherName({ name, certificates }: { name: string; certificates: readonly Certificate[] }) {
  const correction = useCorrection()
  const mayCorrect = usePermitted()('prepare')
  return (
    <Alert color="yellow" title={texts.otherName(formatNumber(certificates.length), name)}>
      <Stack gap="xs">
        <Text fz="sm">{texts.otherNameText}</Text>
        {certificates.slice(0, mostListed).map((certificate) => (
          <Group key={certificate._id} justify="space-between" gap="xs">
            <Text fz="sm">
              <bdi>{certificate.title}</bdi> · <bdi>{certificate.userName}</bdi>
            </Text>
            {mayCorrect && (
              <RowButton
                label={texts.correct}
                ariaLabel={texts.correctOf(certificate.title)}
                onClick={() => correction.correct(certificate, { userName: name })}
              />
            )}
          </Group>
        ))}
      </Stack>
      {correction.dialog}
    </Alert>
  )
}
