import { Button, Container, Group, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { common } from '../../texts/common.ts'
import { landingTexts } from '../../texts/landing.ts'
import { SignUpButton } from '../account/sign-up-button.tsx'
import { RenderedCertificate } from '../certificate/rendered-certificate.tsx'
import styles from './landing.module.css'
import { Picture } from './pictures/picture.tsx'
import { sampleFace } from './pictures/sample.ts'
import { VerdictPanel } from './pictures/verdict-panel.tsx'

const texts = landingTexts.hero

/** The product's promise, with a picture of the result. */
export function Hero() {
  return (
    <Container size="xl" className={styles.hero}>
      <div className={styles.heroWords}>
        <Text className={styles.eyebrow}>{common.tagline}</Text>
        <Title order={1} className={styles.headline}>
          {texts.headline}
        </Title>
        <Text className={styles.lead}>{texts.lead}</Text>
        <Group>
          <SignUpButton size="md" />
          <Button component={Link} to="/verify" size="md" variant="default">
            {texts.verify}
          </Button>
        </Group>
      </div>
      <Picture label={texts.picture} className={styles.heroPicture}>
        <RenderedCertificate face={sampleFace} />
        <div className={styles.heroPanel}>
          <VerdictPanel withVerdict checks={['signature', 'issuer', 'status', 'anchor']} />
        </div>
      </Picture>
    </Container>
  )
}
