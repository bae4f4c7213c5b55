import { shown } from '@credenza/schema/constants'
import type { StudentDetails } from '@credenza/schema/student'
import { DataList } from '@mantine/core'
import type { ReactNode } from 'react'
import { beginning, formatDate } from '../../lib/text/format.ts'
import { common } from '../../texts/common.ts'
import { studentTexts } from '../../texts/student.ts'
import { studentPageTexts as texts } from '../../texts/student-page.ts'
import { CopyValue } from '../../ui/copy-value.tsx'
import { Fact } from '../../ui/page/fact.tsx'

const { fields } = studentTexts.add
const { columns, wallet, walletCopied } = studentTexts.list

/** What the issuer knows about a student. */
export default function StudentFacts({ student }: { student: StudentDetails }) {
  const facts: [string, ReactNode][] = [
    [columns.email, student.email],
    [fields.rollNumber, student.rollNumber],
    [fields.collegeName, student.collegeName],
    [fields.courseName, student.courseName],
    [fields.year, student.year],
    [fields.mobileNumber, student.mobileNumber],
    [fields.dateOfBirth, formatDate(student.dateOfBirth)],
    [fields.fatherName, student.fatherName],
    [fields.motherName, student.motherName],
    [columns.walletAddress, student.walletAddress && <Wallet address={student.walletAddress} />],
    [texts.addedOn, formatDate(student.createdAt)],
  ]
  return (
    <DataList orientation="vertical" gap="sm">
      {facts.map(([label, value]) => (
        <Fact key={label} label={label}>
          {value || common.na}
        </Fact>
      ))}
    </DataList>
  )
}

const Wallet = ({ address }: { address: string }) => (
  <CopyValue
    value={address}
    shown={beginning(address, shown.studentWallet)}
    name={wallet}
    copiedMessage={walletCopied}
  />
)
