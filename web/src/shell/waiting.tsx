import { Container, Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import { common } from '../texts/common.ts'
import { Logo } from '../ui/logo.tsx'
import styles from './frame.module.css'

/** Shown until the app runs: room for the header, and the outline of a screen. */
export function Waiting() {
  return (
    <div className={styles.shell} aria-busy>
      <title>{common.product}</title>
      <header className={styles.header}>
        <Container size="xl" className={styles.headerRow}>
          <Logo />
        </Container>
      </header>
      <Container component="main" size="xl" py="xl" w="100%">
        <VisuallyHidden role="status">{common.loading}</VisuallyHidden>
        <Stack gap="lg" aria-hidden>
          <Skeleton height={34} maw={320} />
          <Skeleton height={18} maw={480} />
          <Skeleton height={260} radius="lg" mt="md" />
        </Stack>
      </Container>
    </div>
  )
}
