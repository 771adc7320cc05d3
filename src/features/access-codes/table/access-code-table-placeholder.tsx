import { TablePlaceholder } from '../../../element/table/table-placeholder.js'
import { ListHeads } from '../../../ui/list/list-heads.js'
import { SkeletonRows } from '../../../ui/list/skeleton-rows.js'
import type { CodeListOptions } from './access-code-table-options.js'
import { AllCodesSkeleton, AllCodesToolbar } from './all-codes-skeleton.js'
import { CodesBox } from './codes-box.js'

interface Props extends Pick<CodeListOptions, 'deviceIds' | 'dense' | 'disableSearch'> {
  readonly deviceId?: string | undefined
}

/** Placeholder of the access code table, before React is loaded. */
export function AccessCodeTablePlaceholder({ deviceId, deviceIds, dense, disableSearch }: Props) {
  const isOfAll = deviceId === undefined
  const rows = (
    <>
      <ListHeads />
      {isOfAll ? <AllCodesSkeleton deviceIds={deviceIds} /> : <SkeletonRows trailing />}
    </>
  )
  return (
    <CodesBox dense={dense}>
      {/* The table of a single device names it below the heading. */}
      <TablePlaceholder
        dense={dense}
        disableSearch={disableSearch}
        subtitle={!isOfAll && '5em'}
        rows={rows}
        toolbar={isOfAll ? <AllCodesToolbar /> : undefined}
      />
    </CodesBox>
  )
}
