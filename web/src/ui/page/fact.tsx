import { DataList } from '@mantine/core'
import type { ReactNode } from 'react'

/**
 * One labelled value of a data list. A long text wraps, keeps its lines and has its own direction; an element has the page's
 * unless it says otherwise.
 */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <DataList.Item>
      <DataList.ItemLabel>
        <bdi>{label}</bdi>
      </DataList.ItemLabel>
      <DataList.ItemValue style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {typeof children === 'string' ? <bdi>{children}</bdi> : children}
      </DataList.ItemValue>
    </DataList.Item>
  )
}
