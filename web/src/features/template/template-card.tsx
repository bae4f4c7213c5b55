import type { Template } from '@credenza/schema/template'
import { ActionIcon, Group, Text } from '@mantine/core'
import { Archive, Copy } from 'lucide-react'
import { Link } from 'react-router'
import { formatNumber } from '../../lib/text/format.ts'
import { templateTexts as texts } from '../../texts/template.ts'
import styles from './template.module.css'
import { Thumbnail } from './thumbnail.tsx'

interface TemplateCardProps {
  template: Template
  /** Whether the template can only be read. */
  isLocked: boolean
  onDuplicate: () => void
  onArchive: () => void
}

/** A small card for a template, whose picture and name link to the editor. */
export function TemplateCard({ template, isLocked, onDuplicate, onArchive }: TemplateCardProps) {
  const { name, version, used, settings } = template
  return (
    <li className={styles.card}>
      <Thumbnail settings={settings} label={name} />
      <Group justify="space-between" wrap="nowrap" gap="xs" align="flex-start">
        <div className={styles.cardFacts}>
          <Text
            component={Link}
            to={`/issuer/templates/${template._id}`}
            className={styles.cardLink}
            aria-label={isLocked ? undefined : texts.edit(name)}
            dir="auto"
          >
            {name}
          </Text>
          <Text fz="sm" c="dimmed">
            {texts.version(formatNumber(version))} · {texts.usedBy(used, formatNumber(used))}
          </Text>
        </div>
        {!isLocked && (
          <Group gap={2} wrap="nowrap" className={styles.cardActions}>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={texts.duplicateOf(name)}
              onClick={onDuplicate}
            >
              <Copy size={15} />
            </ActionIcon>
            <ActionIcon variant="subtle" color="gray" aria-label={texts.archiveOf(name)} onClick={onArchive}>
              <Archive size={15} />
            </ActionIcon>
          </Group>
        )}
      </Group>
    </li>
  )
}
