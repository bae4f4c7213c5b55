import type { TemplateSettings } from '@credenza/schema/template'
import { Group, SegmentedControl, Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import { templateTexts } from '../../../texts/template.ts'
import { ProblemBox } from '../../../ui/page/problem-box.tsx'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import { madeUp } from '../template-calls.ts'
import styles from './editor.module.css'
import { PersonSelect } from './person-select.tsx'
import { usePreview } from './use-preview.ts'

const texts = templateTexts.preview

/** How the certificate will look: rendered by the server, in both states and for any person. */
export function PreviewPane({ settings }: { settings: TemplateSettings }) {
  const [verified, setVerified] = useState(true)
  const [studentId, setStudentId] = useState('')
  const [zoom, setZoom] = useState<'fit' | 'full'>('fit')
  const { url, isUpdating, problem } = usePreview({ ...madeUp, settings, studentId, verified })
  return (
    <div className={styles.preview}>
      <Group mb="sm" gap="sm" align="flex-end">
        <SegmentedControl
          aria-label={texts.state}
          value={verified ? 'verified' : 'unverified'}
          onChange={(value) => setVerified(value === 'verified')}
          data={[
            { value: 'verified', label: texts.verified },
            { value: 'unverified', label: texts.unverified },
          ]}
        />
        <SegmentedControl
          aria-label={texts.zoom}
          value={zoom}
          onChange={(value) => setZoom(value as typeof zoom)}
          data={[
            { value: 'fit', label: texts.fit },
            { value: 'full', label: texts.full },
          ]}
        />
        <PersonSelect value={studentId} onChange={setStudentId} />
        <Text fz="sm" c="dimmed" role="status">
          {isUpdating && texts.updating}
        </Text>
      </Group>
      {problem !== '' && (
        <ProblemBox title={texts.failed} mb="sm">
          {problem}
        </ProblemBox>
      )}
      <ScrollRegion className={styles.sheet} data-zoom={zoom} aria-busy={isUpdating} aria-label={texts.label}>
        {url ? <img src={url} alt={texts.label} /> : problem === '' && <Skeleton h={320} w="100%" />}
      </ScrollRegion>
    </div>
  )
}
