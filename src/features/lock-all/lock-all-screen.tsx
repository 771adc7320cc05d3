import { useMemo } from 'react'
import { useTexts } from '../../element/custom-element/element-context.js'
import { StatusBanner } from '../../element/frame/status-banner.js'
import { useScreen } from '../../element/frame/use-screen.js'
import { pendingContentState } from '../../element/hooks/use-content-state.js'
import { useLastRead } from '../../element/hooks/use-last-read.js'
import { isFailing, useResources } from '../../element/hooks/use-query.js'
import { deviceListQuery } from '../device/data/queries.js'
import { deviceKind } from '../device/rules/device.js'
import { LockAllLatch } from './lock-all-latch.js'
import { LockAllPlaceholder } from './lock-all-placeholder.js'

interface Props {
  readonly deviceIds?: readonly string[] | undefined
}

/** All locks in one latch. Nothing without locks, and if the platform refuses the devices. */
export function LockAllScreen({ deviceIds }: Props) {
  const { deviceTable } = useTexts()
  const { resources, status } = useResources(deviceListQuery({ deviceIds }))
  const locks = useMemo(() => resources.filter((device) => deviceKind(device) === 'lock'), [resources])
  const { isComplete } = status
  const lastRead = useLastRead(status)
  const hasLocks = locks.length > 0
  useScreen({ name: 'lock-all', state: hasLocks ? 'ready' : isComplete ? 'empty' : pendingContentState(status) })
  if (hasLocks) return <LockAllLatch locks={locks} isComplete={isComplete} lastRead={lastRead} />
  if (isComplete) return null
  if (!isFailing(status)) return <LockAllPlaceholder />
  return <StatusBanner status={status} message={deviceTable.failed} isPart />
}
