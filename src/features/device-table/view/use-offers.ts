import { useEffect, useMemo } from 'react'
import { isApiError } from '../../../client/index.js'
import { isTransientError } from '../../../core/environment/retry.js'
import type { Device } from '../../../core/resources/resources.js'
import { parseList, parseString } from '../../../core/values/value.js'
import { useElement } from '../../../element/custom-element/element-context.js'
import { warn } from '../../../element/lint/console-hint.js'
import { deviceKind } from '../../device/rules/device.js'
import { deviceState } from '../rules/device-filter.js'
import { DEVICE_GROUPINGS, DEVICE_KINDS, DEVICE_STATES, type DeviceViewFilter } from '../rules/device-view.js'
import { useSpaces } from './use-spaces.js'

/** Warns developers that devices are not grouped by space, if the platform refused to list the spaces. */
export function hintSpaces(error: unknown): void {
  if (!isApiError(error) || isTransientError(error)) return
  warn(
    'Devices are not grouped by space: the platform does not let this session list spaces. ' +
      'Create the client session on your server with a customer_key.'
  )
}

/** Returns the available options, without those that match nothing. Selected ones stay. */
export function useOffers(devices: readonly Device[], filter: DeviceViewFilter) {
  const { options } = useElement()
  const here = useMemo(
    () => ({
      kinds: new Set(devices.map(deviceKind)),
      states: new Set(devices.map(deviceState)),
      accounts: new Set(devices.flatMap(({ connected_account_id }) => parseString(connected_account_id) ?? [])),
      hasSpaces: devices.some(({ space_ids }) => parseList(space_ids).length > 0)
    }),
    [devices]
  )
  const { error: spaceError } = useSpaces(here.hasSpaces)
  useEffect(() => hintSpaces(spaceError), [spaceError])
  const hasSpaces = here.hasSpaces && spaceError === undefined
  const isHidden = options.disableConnectedAccountInformation
  const accounts = isHidden ? [] : [...new Set([...here.accounts, ...(filter.accounts ?? [])])]
  return {
    kinds: DEVICE_KINDS.filter((kind) => here.kinds.has(kind) || filter.kinds?.includes(kind)),
    states: DEVICE_STATES.filter((state) => here.states.has(state) || filter.states?.includes(state)),
    accounts,
    groupings: DEVICE_GROUPINGS.filter(
      (grouping) => (grouping !== 'space' || hasSpaces) && (grouping !== 'account' || accounts.length > 1)
    )
  }
}
