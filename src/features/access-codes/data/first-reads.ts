import type { PreloadQueries } from '../../../element/custom-element/element-definition.js'
import { readDeviceFirst } from '../../device/data/first-reads.js'
import { accessCodeListQuery } from './code-list-query.js'

export function readDeviceAndCodesFirst(
  read: PreloadQueries,
  options: { readonly deviceId?: string | undefined }
): void {
  readDeviceFirst(read, options)
  if (options.deviceId !== undefined) read(accessCodeListQuery(options.deviceId))
}
