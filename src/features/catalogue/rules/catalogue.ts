import type { CatalogueDeviceModel, Manufacturer } from '../../../core/resources/resources.js'
import { parseList, parseNumber, parseString } from '../../../core/values/value.js'

/** Support level as shown to users. */
type Support = 'stable' | 'beta' | 'inquire'

export interface ManufacturerModels {
  readonly manufacturer: Manufacturer
  /** In the platform's order. */
  readonly models: readonly CatalogueDeviceModel[]
}

/** Returns the name of a manufacturer or model. */
export const catalogueName = ({ display_name }: { readonly display_name?: unknown }): string | undefined =>
  parseString(display_name)

/** Returns the URL of a manufacturer's logo. */
export const logoUrl = ({ logo }: Manufacturer): string | undefined => parseString(logo?.url)

/** Returns the notes about a manufacturer, without duplicates. */
export function annotations(manufacturer: Manufacturer): readonly string[] {
  const messages = parseList(manufacturer.annotations).map((annotation) => parseString(annotation?.message))
  return [...new Set(messages)].filter((message) => message !== undefined)
}

/** Returns the support level of a model. Unknown levels are `inquire`. */
export function support({ manufacturer }: CatalogueDeviceModel): Support {
  const level = manufacturer?.integration_support_level ?? manufacturer?.integration
  if (level === 'stable') return 'stable'
  return level === 'beta' ? 'beta' : 'inquire'
}

const firstVariant = (model: CatalogueDeviceModel) => parseList(model.aesthetic_variants)[0]

/** Returns the URL of a model's picture. */
export function modelImage(model: CatalogueDeviceModel): string | undefined {
  const variant = firstVariant(model)
  return parseString(variant?.front_image?.url) ?? parseString(parseList(variant?.images)[0]?.url)
}

/** Returns the manufacturer's SKU of a model. */
export const modelSku = (model: CatalogueDeviceModel): string | undefined =>
  parseString(firstVariant(model)?.manufacturer_sku)

/** Returns the platform's name of the connection type, or `undefined` if it is unknown. */
export function connectionType({ main_connection_type }: CatalogueDeviceModel): string | undefined {
  const type = parseString(main_connection_type)
  return type === 'unknown' ? undefined : type
}

/** Sorts after every name. */
const LAST = '\uffff'

/** Returns the manufacturers with models, sorted by name in a locale. Those without a name come last. */
export function withModels(manufacturers: readonly Manufacturer[], locale: string): readonly Manufacturer[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const name = (manufacturer: Manufacturer): string => catalogueName(manufacturer)?.trim() ?? LAST
  return manufacturers
    .filter(({ device_model_count }) => (parseNumber(device_model_count) ?? 0) > 0)
    .sort((first, second) => compare(name(first), name(second)))
}

/** Groups models by manufacturer, in the order of the manufacturers. Models of others are dropped. */
export function groupModels(
  models: readonly CatalogueDeviceModel[],
  manufacturers: readonly Manufacturer[]
): readonly ManufacturerModels[] {
  const modelsOf = new Map<unknown, CatalogueDeviceModel[]>()
  for (const model of models) {
    const id = model.manufacturer?.manufacturer_id
    const own = modelsOf.get(id)
    if (own) own.push(model)
    else modelsOf.set(id, [model])
  }
  return manufacturers.flatMap((manufacturer) => {
    const own = modelsOf.get(manufacturer.manufacturer_id)
    return own ? [{ manufacturer, models: own }] : []
  })
}
