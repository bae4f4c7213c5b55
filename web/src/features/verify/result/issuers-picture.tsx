import type { SignedFacts } from '@credenza/credential/verify'
import { Alert, Skeleton, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useObjectUrl } from '../../../lib/browser/use-object-url.ts'
import { verifyTexts } from '../../../texts/verify.ts'
import styles from './result.module.css'
import type { Drawing } from './use-drawing.ts'

const texts = verifyTexts.picture

/** The certificate in its issuer's own design: the same picture as on the PDF. */
export function IssuersPicture({ drawing, facts }: { drawing: Drawing; facts: SignedFacts }) {
  const svg = drawing.kind === 'ready' ? drawing.svg : undefined
  // As an image an SVG runs no script and fetches nothing.
  const blob = useMemo(
    () => (svg === undefined ? undefined : new Blob([svg], { type: 'image/svg+xml' })),
    [svg],
  )
  const url = useObjectUrl(blob)
  if (drawing.kind === 'none') return null
  if (drawing.kind === 'failed')
    return (
      <Text fz="sm" c="dimmed">
        {texts.failed}
      </Text>
    )
  if (drawing.kind === 'other')
    return (
      <Alert color="red" title={texts.otherTitle} role="alert">
        {texts.otherText}
      </Alert>
    )
  return (
    <figure className={styles.figure} data-picture={url ? 'shown' : 'waiting'}>
      {url ? (
        <img
          className={styles.picture}
          style={{ aspectRatio: shapeOf(svg) }}
          src={url}
          alt={texts.alt(facts.programme, facts.recipient)}
        />
      ) : (
        <Skeleton className={styles.picture} />
      )}
      <figcaption>{texts.caption}</figcaption>
    </figure>
  )
}

/** An SVG's width to its height, known before the browser has drawn it. */
const shapeOf = (svg = ''): string | undefined =>
  /viewBox="[\d.]+ [\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg)?.slice(1).join(' / ')
