import type { ReactNode } from 'react'
import { ScreenPlaceholder } from '../../element/custom-element/screen-placeholder.js'
import { DeviceSkeleton } from './device-skeleton.js'

/** Placeholder of an element about one device, before React is loaded. */
export const deviceScreenPlaceholder = (): ReactNode => <ScreenPlaceholder rows={<DeviceSkeleton />} />

/** Placeholder of an element about one device with two columns, before React is loaded. */
export const splitScreenPlaceholder = (): ReactNode => <ScreenPlaceholder rows={<DeviceSkeleton isSplit />} />
