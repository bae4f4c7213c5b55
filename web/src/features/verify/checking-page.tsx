import { Container } from '@mantine/core'
import { CertificateHead } from './result/certificate-head.tsx'
import styles from './result/result.module.css'

/** Shown until there is something to check, and something to check it with. */
export const CheckingPage = () => (
  <Container size="xl" py={{ base: 'md', sm: 'xl' }} w="100%" className={styles.page}>
    <div className={styles.result}>
      <CertificateHead verification={undefined} facts={undefined} />
    </div>
  </Container>
)
