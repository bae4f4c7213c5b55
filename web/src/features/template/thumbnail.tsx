import type { TemplateSettings } from '@credenza/schema/template'
import { Skeleton, Text } from '@mantine/core'
import { useInViewport } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useObjectUrl } from '../../lib/browser/use-object-url.ts'
import { templateTexts as texts } from '../../texts/template.ts'
import styles from './template.module.css'
import { thumbnailQuery } from './template-calls.ts'

/** A small real rendering, drawn once it comes into view. */
export function Thumbnail({ settings, label }: { settings: TemplateSettings; label: string }) {
  const { ref, inViewport } = useInViewport<HTMLDivElement>()
  const picture = useQuery({
    ...thumbnailQuery(settings),
    enabled: inViewport,
  })
  const url = useObjectUrl(picture.data)
  return (
    <div ref={ref} className={styles.thumbnail}>
      {url && <img src={url} alt={texts.pictureOf(label)} />}
      {!url && picture.isError && (
        <Text fz="sm" c="dimmed">
          {texts.noPicture}
        </Text>
      )}
      {!url && !picture.isError && <Skeleton h="100%" w="100%" />}
    </div>
  )
}
