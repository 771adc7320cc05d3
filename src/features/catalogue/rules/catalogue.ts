import type { CatalogueDeviceModel, Manufacturer } from '../../../core/resources/resources.js'
import { parseList, parseNumber, parseString } from '../../../core/values/value.js'

/** How far a model is supported, as it is told to people. */
export type Support = 'stable' | 'beta' | 'inquire'

/** A manufacturer with those of its models that are shown. */
export interface ManufacturerModels {
  readonly manufacturer: Manufacturer
  /** In the platform's order. */
  readonly models: readonly CatalogueDeviceModel[]
}

/** The name of a manufacturer or of a model. */
export const catalogueName = ({ display_name }: { readonly display_name?: unknown }): string | undefined =>
  parseString(display_name)

/** The address of a manufacturer's logo. */
export const logoUrl = ({ logo }: Manufacturer): string | undefined => parseString(logo?.url)

/** What there is to know of a manufacturer, each of it once. */
export function annotations(manufacturer: Manufacturer): readonly string[] {
  const messages = parseList(manufacturer.annotations).map((annotation) => parseString(annotation?.message))
  return [...new Set(messages)].filter((message) => message !== undefined)
}

/** How far a model is supported; what we do not know has to be asked for. */
export function support({ manufacturer }: CatalogueDeviceModel): Support {
  const level = manufacturer?.integration_support_level ?? manufacturer?.integration
  if (level === 'stable') return 'stable'
  return level === 'beta' ? 'beta' : 'inquire'
}

const firstVariant = (model: CatalogueDeviceModel) => parseList(model.aesthetic_variants)[0]

/** The address of a model's picture. */
export function modelImage(model: CatalogueDeviceModel): string | undefined {
  const variant = firstVariant(model)
  return parseString(variant?.front_image?.url) ?? parseString(parseList(variant?.images)[0]?.url)
}

/** The number under which a manufacturer sells a model. */
export const modelSku = (model: CatalogueDeviceModel): string | undefined =>
  parseString(firstVariant(model)?.manufacturer_sku)

/** How a model is connected, in the platform's word; nothing where that is not known. */
export function connectionType({ main_connection_type }: CatalogueDeviceModel): string | undefined {
  const type = parseString(main_connection_type)
  return type === 'unknown' ? undefined : type
}

/** Comes after every name. */
const LAST = '\uffff'

/** The manufacturers that have models, by name in the order of a locale; those without a name are the last. */
export function withModels(manufacturers: readonly Manufacturer[], locale: string): readonly Manufacturer[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const name = (manufacturer: Manufacturer): string => catalogueName(manufacturer)?.trim() ?? LAST
  return manufacturers
    .filter(({ device_model_count }) => (parseNumber(device_model_count) ?? 0) > 0)
    .sort((first, second) => compare(name(first), name(second)))
}

/** The models of each manufacturer that has any, in the order of the manufacturers; models of others are left out. */
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
