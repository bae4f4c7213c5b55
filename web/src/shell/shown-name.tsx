import { useQuery } from '@tanstack/react-query'
import { organisationQuery } from '../features/admin/organisation-calls.ts'
import { certificateQuery } from '../features/certificate/certificate-calls.ts'
import { studentQuery } from '../features/student/student-calls.ts'

/** Pages that are titled with what they show. */
const certificatePage = /^\/certificate\/([^/]+)$/
const organisationPage = /^\/admin\/organisations\/([^/]+)$/
const studentPage = /^\/issuer\/student-info\/([^/]+)$/

/** The name of what the page shows, as soon as the page has loaded it. */
export default function ShownName({ path, otherwise }: { path: string; otherwise: string }) {
  const idIn = (page: RegExp) => page.exec(path)?.[1] ?? ''
  const shown = useQuery({ ...certificateQuery(idIn(certificatePage)), enabled: false })
  const reviewed = useQuery({ ...organisationQuery(idIn(organisationPage)), enabled: false })
  const known = useQuery({ ...studentQuery(idIn(studentPage)), enabled: false })
  return (
    shown.data?.certificates[0]?.title || reviewed.data?.organizationName || known.data?.name || otherwise
  )
}
