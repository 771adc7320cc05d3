import type { CatalogueDeviceModel, Manufacturer } from '../../client/resources.js'
import { type DeviceKind, deviceImage, logoImage } from './images.js'
import { modelFeatures } from './model-features.js'
import type { ManufacturerTraits, ModelCategory } from './sample-manufacturers.js'

/** A manufacturer as part of a model, which lacks the number of models. */
type ModelManufacturer = NonNullable<CatalogueDeviceModel['manufacturer']>

/** A device model as it is returned. Its capabilities are repeated at the top level. */
export type DeviceModelRecord = CatalogueDeviceModel & {
  manufacturer: ModelManufacturer
  [ability: `can_${string}`]: boolean
}

const kinds: Record<ModelCategory, DeviceKind> = {
  smartlock: 'lock',
  sensor: 'noise sensor',
  thermostat: 'thermostat',
  relay: 'relay',
  intercom: 'intercom',
  accessory: 'accessory'
}

const imageOf = (url: string) => ({ url, width: 80, height: 80 })

export function createManufacturer({ key, name, level, colour, subscription }: ManufacturerTraits): ModelManufacturer {
  const isSupported = level === 'stable' || level === 'beta'
  return {
    manufacturer_id: `manufacturer_${key}`,
    display_name: name,
    logo: imageOf(logoImage(name, colour)),
    integration: level,
    integration_support_level: level,
    is_connect_webview_supported: isSupported,
    requires_seam_support_to_add_account: level === 'inquire',
    annotations: subscription ? [{ annotation_code: 'subscription_required', message: subscription }] : []
  }
}

const isCategory = (name: string | undefined): name is ModelCategory => name !== undefined && Object.hasOwn(kinds, name)

function categoryIn(entry: string): ModelCategory | undefined {
  const name = / #(\w+)/.exec(entry)?.[1]
  return isCategory(name) ? name : undefined
}

export function createDeviceModels(traits: ManufacturerTraits, manufacturer: ModelManufacturer): DeviceModelRecord[] {
  const { key, level, colour, category: defaultCategory = 'smartlock', connection: defaultConnection = 'wifi' } = traits
  return traits.models.map((entry, index) => {
    const id = `device_model_${key}_${index + 1}`
    const name = entry.replace(/ (\/(wifi|zwave|zigbee|unknown)|#\w+|!)(?= |$)/g, '')
    const [, connection = defaultConnection] = /\/(wifi|zwave|zigbee|unknown)( |$)/.exec(entry) ?? []
    const category = categoryIn(entry) ?? defaultCategory
    const variants = category === 'smartlock' ? ['Silver', 'Black'] : ['White']
    const kind = kinds[category]
    return {
      device_model_id: id,
      display_name: name,
      description: `${name} by ${traits.name}`,
      product_url: `https://${key.replaceAll('_', '-')}.example/${index + 1}`,
      is_device_supported: level === 'stable' || level === 'beta',
      main_category: category,
      main_connection_type: connection,
      power_sources: [category === 'smartlock' || category === 'sensor' ? 'battery' : 'hardwired'],
      manufacturer,
      aesthetic_variants: entry.endsWith(' !')
        ? []
        : variants.map((variant, number) => ({
            slug: variant.toLowerCase(),
            display_name: variant,
            manufacturer_sku: `${key.replace('_', '').slice(0, 3).toUpperCase()}-${1101 + index * 10 + number}`,
            front_image: imageOf(deviceImage(kind, colour)),
            images: []
          })),
      ...modelFeatures(id, { name, category, connection })
    }
  })
}

export const withCount = (manufacturer: ModelManufacturer, count: number): Manufacturer => ({
  ...manufacturer,
  device_model_count: count
})
