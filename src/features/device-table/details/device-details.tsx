import { useMemo } from 'react'
import type { Device } from '../../../core/resources/resources.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { useLastKnown } from '../../../element/hooks/use-last-known.js'
import { useResource } from '../../../element/hooks/use-query.js'
import { lazyComponent } from '../../../element/lazy/lazy-screen.js'
import { usePreload } from '../../../element/lazy/use-preload.js'
import { withCodeAccess } from '../../access-grants/of-code/with-code-access.js'
import { deviceQuery } from '../../device/data/queries.js'
import type { DeviceScreenProps } from '../../device/device-screen.js'
import { type DeviceKind, deviceKind } from '../../device/rules/device.js'
import { withIssueList } from '../../issues/with-issue-list.js'
import { DevicePlaceholder } from './device-placeholder.js'
import { LOAD_DETAILS } from './load-details.js'

const placeholder = (props: DeviceScreenProps) => <DevicePlaceholder {...props} />
const LockScreen = lazyComponent(LOAD_DETAILS.lock, placeholder)
const NoiseSensor = lazyComponent(LOAD_DETAILS['noise-sensor'], placeholder)
const Thermostat = lazyComponent(LOAD_DETAILS.thermostat, placeholder)

const screenOf = (kind: DeviceKind | undefined) =>
  kind === 'thermostat' ? Thermostat : kind === 'noise-sensor' ? NoiseSensor : LockScreen

/** Loads the details screens of listed devices before the user opens one. */
export function usePreloadDeviceDetails(devices: readonly Device[]): void {
  const screens = useMemo(() => [...new Set(devices.map((device) => screenOf(deviceKind(device))))], [devices])
  usePreload(screens.length > 0 ? screens : undefined)
}

/** Details of a device, by kind. */
export const DeviceDetails = withCodeAccess(
  withIssueList(function DeviceDetails(props: DeviceScreenProps) {
    const { device: texts } = useTexts()
    const { deviceId } = props
    const { resource } = useResource(deviceId === undefined ? undefined : deviceQuery(deviceId))
    const last = useLastKnown(resource)
    // The screen of a missing device stays, with what the user has typed.
    const kind = last && last.device_id === deviceId ? deviceKind(last) : undefined
    if (kind === 'thermostat') return <Thermostat {...props} />
    if (kind === 'noise-sensor') return <NoiseSensor {...props} />
    return <LockScreen {...props} title={(device) => texts.titles[(device && deviceKind(device)) ?? 'lock']} />
  })
)
