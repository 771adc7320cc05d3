import type { ReactNode } from 'react'
import { TablePlaceholder } from '../../../element/table/table-placeholder.js'
import { ListHeads } from '../../../ui/list/list-heads.js'
import { SkeletonRows } from '../../../ui/list/skeleton-rows.js'
import { AllCodesSkeleton, AllCodesToolbar } from './all-codes-skeleton.js'
import { CodesBox } from './codes-box.js'

/** Placeholder of the access code table, before React is loaded. */
export function AccessCodeTablePlaceholder(option: (name: string) => unknown): ReactNode {
  const isOfAll = option('deviceId') === undefined
  const rows = (
    <>
      <ListHeads />
      {isOfAll ? <AllCodesSkeleton deviceIds={option('deviceIds')} /> : <SkeletonRows trailing />}
    </>
  )
  return (
    <CodesBox dense={option('dense') === true}>
      {TablePlaceholder(option, { rows, ...(isOfAll && { toolbar: <AllCodesToolbar /> }) })}
    </CodesBox>
  )
}
