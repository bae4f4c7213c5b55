import { useParams } from 'react-router'
import { CertificateList } from '../features/issuing/certificate-list.tsx'

export default function IssuerDetails() {
  const { id = '' } = useParams()
  return <CertificateList year={id} />
}
