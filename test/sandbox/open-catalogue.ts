import { type CatalogueDeviceModel, type Manufacturer, PlatformClient } from '../../src/client/index.js'
import { openSandbox } from './open-sandbox.js'

/** Creates a sandbox and returns its catalogue endpoints. */
export function open(models?: number) {
  const { sandbox } = openSandbox(models === undefined ? {} : { models })
  const { endpoint, fetch, clientSessionToken } = sandbox
  const client = PlatformClient.fromClientSessionToken(clientSessionToken, { endpoint, fetch })
  const { deviceModels, manufacturers } = client.internal.devicedb.v1
  return { sandbox, deviceModels, manufacturers }
}

export const nameOf = ({ display_name: name = '' }: Manufacturer | CatalogueDeviceModel): string => name

export function countByManufacturer(models: CatalogueDeviceModel[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { manufacturer } of models) {
    const id = manufacturer?.manufacturer_id ?? ''
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}
