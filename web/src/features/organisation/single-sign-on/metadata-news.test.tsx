import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { MetadataNews } from './metadata-news.tsx'

afterEach(cleanup)

it('a failed reading is shown, with how long sign-in continues', () => {
  render(
    <MantineProvider>
      <MetadataNews readAt={null} validUntil="2026-12-01T08:00:00Z" problem="unavailable.provider" />
    </MantineProvider>,
  )
  expect(screen.getByText(/can’t read the metadata at the moment.*until .*2026/)).toBeDefined()
})
