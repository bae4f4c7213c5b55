import './styles.ts'
import './lib/form/zod-without-eval.ts'
import {
  Button,
  ColorSchemeScript,
  Container,
  DirectionProvider,
  MantineProvider,
  mantineHtmlProps,
  Stack,
  Text,
  Title,
} from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { printInLight } from './lib/browser/print-in-light.ts'
import { newQueryClient } from './lib/query/query-client.ts'
import { pageLanguage } from './lib/text/page-language.ts'
import { common } from './texts/common.ts'
import { readableColors, theme } from './theme.ts'
import { returnLostFocus } from './ui/return-lost-focus.ts'
import { Toasts } from './ui/toasts.tsx'

export { Waiting as HydrateFallback } from './shell/waiting.tsx'

const { code, dir } = pageLanguage

/** The document around every page, including prerendered ones. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={code} dir={dir} {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content={common.tagline} />
        <meta name="theme-color" content="#4263eb" />
        <link rel="icon" type="image/svg+xml" href="/icon.svg" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/${code}.webmanifest`} />
        <ColorSchemeScript defaultColorScheme="auto" />
        <Meta />
        <Links />
      </head>
      <body>
        <DirectionProvider initialDirection={dir} detectDirection={false}>
          <MantineProvider theme={theme} cssVariablesResolver={readableColors} defaultColorScheme="auto">
            {children}
            <Toasts />
          </MantineProvider>
        </DirectionProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  const [queries] = useState(newQueryClient)
  useEffect(wakeForms, [])
  useEffect(printInLight, [])
  useEffect(returnLostFocus, [])
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
    </QueryClientProvider>
  )
}

/** Activates prerendered forms, which wait for the app (web/tools/paint-first.ts). */
function wakeForms(): void {
  for (const form of document.forms) form.inert = false
}

/** Shown if rendering a page fails. Says what to do, and reveals nothing internal. */
export function ErrorBoundary() {
  return (
    <Container size="xs" py={96} component="main">
      <title>{`${common.notFoundTitle} · ${common.product}`}</title>
      <Stack align="flex-start">
        <Title order={1} fz={26}>
          {common.notFoundTitle}
        </Title>
        <Text c="dimmed">{common.notFoundText}</Text>
        <Button component={Link} to="/" reloadDocument>
          {common.toStart}
        </Button>
      </Stack>
    </Container>
  )
}
