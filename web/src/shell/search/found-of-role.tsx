import type { Role } from '@credenza/schema/account'
import type { Certificate } from '@credenza/schema/certificate'
import { Combobox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { organisationsQuery } from '../../features/admin/organisation-calls.ts'
import { accountsQuery } from '../../features/admin/people/account-calls.ts'
import { certificatesQuery } from '../../features/certificate/certificate-calls.ts'
import { myCertificatesQuery } from '../../features/holder/holder-calls.ts'
import { everyState } from '../../features/review/every-state.ts'
import { fetchRequests, queueQuery } from '../../features/review/review-calls.ts'
import { studentsQuery } from '../../features/student/student-calls.ts'
import { fetchUserCertificates } from '../../features/upload/fetch-user-certificates.ts'
import { searchTexts as texts } from '../../texts/search.ts'
import { matching } from './commands.ts'
import { Found } from './found.tsx'

const at = (path: string, search: string) => `${path}?search=${encodeURIComponent(search)}`

const describeCertificate = ({ _id, title, userName }: Pick<Certificate, '_id' | 'title' | 'userName'>) => ({
  to: `/certificate/${_id}`,
  name: title,
  hint: userName,
})

interface FoundProps {
  search: string
}

/** The records that each role can find. */
export const foundOf: Record<Role, (props: FoundProps) => ReactNode> = {
  issuer: ({ search }) => (
    <>
      <Found
        label={texts.certificates}
        list={certificatesQuery({ search })}
        describe={describeCertificate}
        all={at('/issuer/certificates', search)}
      />
      <Found
        label={texts.students}
        list={studentsQuery({ search })}
        describe={({ _id, name, email }) => ({ to: `/issuer/student-info/${_id}`, name, hint: email })}
        all={at('/issuer/student-info', search)}
      />
    </>
  ),
  verifier: ({ search }) => (
    <>
      <Found
        label={texts.issuerRequests}
        list={queueQuery('issuer', { search }, fetchRequests)}
        describe={describeCertificate}
        all={`${at('/verifier', search)}&status=${everyState}`}
      />
      <Found
        label={texts.userRequests}
        list={queueQuery('user', { search }, fetchUserCertificates)}
        describe={describeCertificate}
        all={`${at('/verifier/user-request', search)}&status=${everyState}`}
      />
    </>
  ),
  admin: ({ search }) => (
    <>
      <Found
        label={texts.organisations}
        list={organisationsQuery({ search, status: '' })}
        describe={({ _id, organizationName, email }) => ({
          to: `/admin/organisations/${_id}`,
          name: organizationName,
          hint: email,
        })}
        all={at('/admin', search)}
      />
      <Found
        label={texts.people}
        list={accountsQuery({ search, role: '' })}
        describe={({ name, email }) => ({ to: at('/admin/people', email), name: name || email, hint: email })}
        all={at('/admin/people', search)}
      />
    </>
  ),
  student: OwnCertificates,
}

/** A student's own certificates are few, and already loaded. */
function OwnCertificates({ search }: FoundProps) {
  const { data = [] } = useQuery(myCertificatesQuery)
  const matches = matching(search)
  const found = data.filter(({ title, issuerName }) => matches({ label: `${title} ${issuerName}` }))
  return (
    <Combobox.Group label={texts.certificates}>
      {found.map(({ _id, title }) => (
        <Combobox.Option key={_id} value={`/certificate/${_id}`}>
          <bdi>{title}</bdi>
        </Combobox.Option>
      ))}
      {found.length === 0 && <Combobox.Empty>{texts.nothing}</Combobox.Empty>}
    </Combobox.Group>
  )
}
