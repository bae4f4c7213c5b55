import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { actTexts } from '../../texts/act.ts'
import { landingTexts } from '../../texts/landing.ts'
import styles from './landing.module.css'
import { FormCard } from './pictures/form-card.tsx'
import { Picture } from './pictures/picture.tsx'
import { sampleSignature } from './pictures/sample.ts'
import { TemplatesPicture } from './pictures/templates-picture.tsx'
import { TrailPicture } from './pictures/trail-picture.tsx'
import { VerdictPanel } from './pictures/verdict-panel.tsx'
import { Section } from './section.tsx'

const texts = landingTexts.product
const { sign } = actTexts

/** The four selling points, each with the matching part of the product. */
export function Product() {
  return (
    <Section id="product" title={texts.title} lead={texts.lead}>
      <div className={styles.points}>
        <Point point="signatures">
          <Picture label={texts.points.signatures.picture}>
            <FormCard
              title={sign.title}
              fields={[{ label: sign.field, value: sampleSignature, kind: 'code' }]}
              button={sign.submit}
            />
          </Picture>
        </Point>
        <Point point="verification">
          <Picture label={texts.points.verification.picture}>
            <VerdictPanel checks={['well-formed', 'signature', 'issuer', 'validity', 'status']} />
          </Picture>
        </Point>
        <Point point="templates">
          <TemplatesPicture />
        </Point>
        <Point point="trail">
          <TrailPicture />
        </Point>
      </div>
    </Section>
  )
}

function Point({ point, children }: { point: keyof typeof texts.points; children: ReactNode }) {
  const { title, text } = texts.points[point]
  return (
    <article className={styles.point}>
      <div className={styles.pointPicture}>{children}</div>
      <Title order={3} fz="xl">
        {title}
      </Title>
      <Text c="dimmed" mt={6}>
        {text}
      </Text>
    </article>
  )
}
