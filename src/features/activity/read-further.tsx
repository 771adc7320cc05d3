import { useEffect } from 'react'
import { StatusBanner } from '../../element/frame/status-banner.js'
import { SkeletonRows } from '../../ui/list/skeleton-rows.js'
import { useActivityMessages } from './activity-texts.js'
import type { ReadLog } from './use-activity-log.js'

/** Reads older events as long as none of those that are known is to be shown. */
export function ReadFurther({ log }: { readonly log: ReadLog }) {
  const { activity: texts } = useActivityMessages()
  const { olderStatus } = log
  useEffect(() => log.readOlder())
  if (olderStatus?.error === undefined) return <SkeletonRows leading />
  return <StatusBanner status={olderStatus} message={texts.olderFailed} />
}
