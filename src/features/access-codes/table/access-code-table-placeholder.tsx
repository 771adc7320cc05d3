import type { ReactNode } from 'react'
import { tablePlaceholder } from '../../../element/table/table-placeholder.js'
import { ListHeads } from '../../../ui/list/list-heads.js'
import { SkeletonRows } from '../../../ui/list/skeleton-rows.js'
import { AllCodesSkeleton, AllCodesToolbar } from './all-codes-skeleton.js'
import { CodesBox } from './codes-box.js'

/** Placeholder of the access code table, before React is loaded. */
export function accessCodeTablePlaceholder(option: (name: string) => unknown): ReactNode {
  const isOfAll = option('deviceId') === undefined
  const rows = (
    <>
      <ListHeads />
      {isOfAll ? <AllCodesSkeleton deviceIds={option('deviceIds')} /> : <SkeletonRows trailing />}
    </>
  )
  return (
    <CodesBox dense={option('dense') === true}>
      {tablePlaceholder(option, { rows, ...(isOfAll && { toolbar: <AllCodesToolbar /> }) })}
    </CodesBox>
  )
}
