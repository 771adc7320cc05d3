import type { PreloadQueries } from '../../../element/custom-element/element-definition.js'
import { deviceQuery } from './queries.js'

export function readDeviceFirst(read: PreloadQueries, { deviceId }: { readonly deviceId?: string | undefined }): void {
  if (deviceId !== undefined) read(deviceQuery(deviceId))
}
