import { Button, Container, Group, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { landingTexts } from '../../texts/landing.ts'
import { Guilloche } from '../certificate/guilloche.tsx'
import styles from './landing.module.css'

const texts = landingTexts.action

/** The final invitation to start, or to ask for a demo. */
export function CallToAction() {
  return (
    <Container size="xl" className={styles.actionArea}>
      <section className={styles.action} aria-labelledby="action-title">
        <Guilloche className={styles.actionLines} />
        <Title order={2} id="action-title" className={styles.sectionTitle}>
          {texts.title}
        </Title>
        <Text fz="lg" mt="md" maw={560}>
          {texts.lead}
        </Text>
        <Group mt="xl">
          <Button component={Link} to="/sign-in" size="md" color="gray.0">
            {texts.start}
          </Button>
          <Button component={Link} to="/sign-in" size="md" className={styles.ghost}>
            {texts.demo}
          </Button>
        </Group>
      </section>
    </Container>
  )
}
