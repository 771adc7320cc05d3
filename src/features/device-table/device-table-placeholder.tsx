import type { ReactNode } from 'react'
import { tablePlaceholder } from '../../element/table/table-placeholder.js'
import { DeviceRowSkeletons } from './device-row-skeletons.js'
import { expectedRowCount } from './rules/expected-row-count.js'
import { startsWithTiles } from './rules/tiles.js'

/** Placeholder of the device table, before React is loaded. */
export function deviceTablePlaceholder(option: (name: string) => unknown): ReactNode {
  const count = expectedRowCount(option('deviceIds'))
  const isTiled = startsWithTiles(count, { dense: option('dense'), selectable: option('selectable') })
  return tablePlaceholder(option, { rows: <DeviceRowSkeletons {...{ count, isTiled }} /> })
}
