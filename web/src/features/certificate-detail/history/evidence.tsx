import type { TimelineEvidence, TimelineKind } from '@credenza/schema/timeline'
import { Anchor, Button, Stack, Text } from '@mantine/core'
import { Download } from 'lucide-react'
import toast from 'react-hot-toast'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { formatNumber, shortened, shortHash } from '../../../lib/text/format.ts'
import { certificatePageTexts } from '../../../texts/certificate-page.ts'
import { historyTexts } from '../../../texts/history.ts'
import { CopyValue } from '../../../ui/copy-value.tsx'
import { Source } from './source.tsx'

const texts = historyTexts.evidence
const { hash: hashName, hashCopied } = certificatePageTexts.detail
const shownOfCid = 16

interface EvidenceProps {
  evidence: TimelineEvidence
  /** The kind of the entry to which the evidence belongs. */
  kind: TimelineKind
  fileBase: string
}

/** Evidence for an entry: a file, a link, or the signed text itself. */
export function Evidence({ evidence, kind, fileBase }: EvidenceProps) {
  switch (evidence.kind) {
    case 'credential':
      return <CredentialFile path={evidence.path} fileName={`${fileBase}.json`} />
    case 'document':
      return (
        <Anchor href={evidence.path} download fz="sm" underline="always" title={evidence.cid}>
          {texts.document(shortened(evidence.cid, shownOfCid))}
        </Anchor>
      )
    case 'statement':
      return (
        <Source
          summary={kind === 'accepted' ? texts.endorsement : texts.statement}
          text={JSON.stringify(evidence.document, null, 2)}
        />
      )
    case 'log':
      return <LogEntry {...evidence} />
    case 'transaction':
      return <Transaction {...evidence} />
  }
}

function CredentialFile({ path, fileName }: { path: string; fileName: string }) {
  const save = () => saveFile(path, fileName).catch(() => toast.error(texts.credentialFailed))
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<Download size={14} />}
      onClick={() => void save()}
    >
      {texts.credential}
    </Button>
  )
}

function LogEntry({ index, size, checkpoint, path }: Extract<TimelineEvidence, { kind: 'log' }>) {
  return (
    <Stack gap={6} align="stretch">
      <Text fz="sm">{texts.logEntry(formatNumber(index))}</Text>
      <Anchor href={path} target="_blank" rel="noreferrer" fz="sm" underline="always">
        {texts.proof}
      </Anchor>
      <Source summary={texts.checkpoint(formatNumber(size))} text={checkpoint} />
    </Stack>
  )
}

function Transaction({ hash, block, chainId, final }: Extract<TimelineEvidence, { kind: 'transaction' }>) {
  return (
    <div>
      <CopyValue value={hash} shown={shortHash(hash)} name={hashName} copiedMessage={hashCopied} />
      <Text fz="sm">
        {texts.block(formatNumber(block), String(chainId))}
        {!final && ` ${texts.notFinal}`}
      </Text>
    </div>
  )
}
