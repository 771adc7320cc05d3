import { useEffect } from 'react'
import { StatusBanner } from '../../element/frame/status-banner.js'
import { SkeletonRows } from '../../ui/list/skeleton-rows.js'
import { useActivityMessages } from './activity-texts.js'
import type { ReadLog } from './use-activity-log.js'

/** Loads older events until some match the filter. */
export function ReadFurther({ log }: { readonly log: ReadLog }) {
  const { activity: texts } = useActivityMessages()
  const { olderStatus } = log
  useEffect(() => log.readOlder())
  if (olderStatus?.error === undefined) return <SkeletonRows leading />
  return <StatusBanner status={olderStatus} message={texts.olderFailed} />
}
