import { PlatformClient } from 'latchkey/client'
import type { ElementProps } from 'latchkey/vue'
import { type GlobalComponents, reactive } from 'vue'

type Props<Tag extends keyof GlobalComponents> = GlobalComponents[Tag] extends new () => { $props: infer Given }
  ? Given
  : never

export const table: Props<'x-device-table'> = {
  class: 'devices',
  'device-ids': 'a,b',
  connectedAccountIds: ['c'],
  disableSearch: true,
  onDeviceClick: (event) => console.warn(event.detail.device_id)
}
export const own: ElementProps<'x-device-table'> = { client: reactive(new PlatformClient('seam_apikey')) }
export const lock: ElementProps<'x-lock-details'> = { deviceId: 'a', theme: 'dark', key: 1 }

// @ts-expect-error The value has to be an array of strings.
export const listed: Props<'x-device-table'> = { deviceIds: 'a,b' }
// @ts-expect-error The theme is unknown.
export const themed: Props<'x-lock-details'> = { theme: 'pink' }
// @ts-expect-error The element is unknown.
export type Nothing = Props<'x-nothing'>
