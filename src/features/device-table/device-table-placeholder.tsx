import type { ReactNode } from 'react'
import { tablePlaceholder } from '../../element/table/table-placeholder.js'
import { DeviceRowSkeletons } from './device-row-skeletons.js'
import { expectedRowCount } from './rules/expected-row-count.js'

/** Placeholder of the device table, before React is loaded. */
export const deviceTablePlaceholder = (option: (name: string) => unknown): ReactNode =>
  tablePlaceholder(option, {
    rows: <DeviceRowSkeletons count={expectedRowCount(option('deviceIds'))} />,
    isSearchInHeader: true
  })
