import type { Certificate } from '@credenza/schema/certificate'
import { Button, Group, Stack, Text } from '@mantine/core'
import type { RowSelectionState } from '@tanstack/react-table'
import { PenLine } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { formatNumber } from '../../lib/format.ts'
import type { PagedList } from '../../lib/use-paged-list.ts'
import { certificateTexts as texts } from '../../texts/certificate.ts'
import { common } from '../../texts/common.ts'
import { ListTable } from '../../ui/list-table.tsx'
import { certificateColumns } from './certificate-columns.tsx'
import { canSign } from './certificate-state.ts'

const SignDialog = lazy(() => import('./sign-dialog.tsx'))
const RevokeDialog = lazy(() => import('./revoke-dialog.tsx'))

interface CertificateTableProps {
  label: string
  list: PagedList<Certificate>
  emptyAction?: ReactNode
}

/** The issuer's certificates with what can be done to them, one by one or to all selected. */
export function CertificateTable({ label, list, emptyAction }: CertificateTableProps) {
  const [selected, setSelected] = useState<RowSelectionState>({})
  const [signing, setSigning] = useState<Certificate[] | null>(null)
  const [revoking, setRevoking] = useState<Certificate | null>(null)
  const columns = useMemo(
    () => certificateColumns({ onSign: (certificate) => setSigning([certificate]), onRevoke: setRevoking }),
    [],
  )
  const chosen = list.rows.filter((row) => selected[row._id] && canSign(row))

  return (
    <Stack gap="sm">
      {chosen.length > 0 && (
        <Group gap="sm">
          <Text fz="sm" role="status">
            {common.rowsSelected(formatNumber(chosen.length))}
          </Text>
          <Button size="compact-sm" leftSection={<PenLine size={14} />} onClick={() => setSigning(chosen)}>
            {texts.sign.button(formatNumber(chosen.length))}
          </Button>
          <Button size="compact-sm" variant="subtle" color="gray" c="inherit" onClick={() => setSelected({})}>
            {common.clearSelection}
          </Button>
        </Group>
      )}
      <ListTable
        label={label}
        columns={columns}
        list={list}
        emptyAction={emptyAction}
        selection={{
          selected,
          onChange: setSelected,
          nameOf: (row) => `${row.title}, ${row.userName}`,
          selectable: canSign,
        }}
      />
      <Suspense>
        {signing && (
          <SignDialog
            certificates={signing}
            onClose={() => {
              setSigning(null)
              setSelected({})
            }}
          />
        )}
        {revoking && <RevokeDialog certificate={revoking} onClose={() => setRevoking(null)} />}
      </Suspense>
    </Stack>
  )
}
