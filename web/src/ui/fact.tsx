import { DataList } from '@mantine/core'
import type { ReactNode } from 'react'

/** One labelled value of a data list; long words wrap, and each value keeps its own direction. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <DataList.Item>
      <DataList.ItemLabel>{label}</DataList.ItemLabel>
      <DataList.ItemValue style={{ overflowWrap: 'anywhere' }}>
        <bdi>{children}</bdi>
      </DataList.ItemValue>
    </DataList.Item>
  )
}
