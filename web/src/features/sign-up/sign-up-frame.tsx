import { Paper, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { Page } from '../../ui/page/page.tsx'
import { Steps } from './steps.tsx'

interface SignUpFrameProps {
  title: string
  lead: ReactNode
  step: 0 | 1
  detailsPath?: string
  /** What to read before filling in the form. */
  notice?: ReactNode
  children: ReactNode
}

/** The page around both sign-up steps. */
export function SignUpFrame({ title, lead, step, detailsPath, notice, children }: SignUpFrameProps) {
  return (
    <Page title={title} lead={lead} size="md">
      <Stack gap="lg">
        <Steps current={step} detailsPath={detailsPath} />
        {notice}
        <Paper withBorder radius="lg" bg="var(--surface)">
          {children}
        </Paper>
      </Stack>
    </Page>
  )
}
