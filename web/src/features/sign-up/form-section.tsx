import { SimpleGrid, Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import styles from './sign-up.module.css'

interface FormSectionProps {
  title: string
  hint: string
  children: ReactNode
}

/** Related fields, under a heading with one sentence about them. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <Title order={2} fz="md" id={id}>
          {title}
        </Title>
        <Text fz="sm" c="dimmed" mt={4}>
          {hint}
        </Text>
      </div>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        {children}
      </SimpleGrid>
    </section>
  )
}
