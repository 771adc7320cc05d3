/** One of the known values, or any other string, because the platform may add values at any time. */
export type KnownText<Known extends string> = Known | (string & {})

/** How well the platform supports a manufacturer. */
export type IntegrationSupportLevel = 'stable' | 'beta' | 'planned' | 'unsupported' | 'inquire'

/** An image. Sizes are in pixels. */
export interface CatalogueImage {
  url: string
  width?: number
  height?: number
}

/** A note on a manufacturer, such as that its service costs extra. */
export interface ManufacturerAnnotation {
  annotation_code: string
  message: string
}

/** A manufacturer in the catalog. */
export interface Manufacturer {
  manufacturer_id: string
  display_name?: string
  logo?: CatalogueImage | null
  annotations?: ManufacturerAnnotation[]
  /** @deprecated Use `integration_support_level`. */
  integration?: KnownText<IntegrationSupportLevel>
  integration_support_level?: KnownText<IntegrationSupportLevel>
  is_connect_webview_supported?: boolean
  requires_seam_support_to_add_account?: boolean
  /** Number of its models in the catalog. */
  device_model_count?: number
}

/** A variant of a model, such as a color. */
export interface AestheticVariant {
  slug?: string
  display_name?: string
  primary_color_hex?: string
  manufacturer_sku?: string
  front_image?: CatalogueImage | null
  back_image?: CatalogueImage | null
  images?: CatalogueImage[]
}

/** A device model in the catalog. */
export interface CatalogueDeviceModel {
  device_model_id: string
  display_name?: string
  description?: string
  product_url?: string
  is_device_supported?: boolean
  main_category?: KnownText<'smartlock' | 'sensor' | 'thermostat' | 'relay' | 'intercom' | 'accessory'>
  main_connection_type?: KnownText<'wifi' | 'zwave' | 'zigbee' | 'unknown'>
  manufacturer?: Omit<Manufacturer, 'device_model_count'>
  /** The first variant is shown. */
  aesthetic_variants?: AestheticVariant[]
  power_sources?: KnownText<'battery' | 'hardwired' | 'mechanical_harvesting' | 'wireless' | 'ethernet'>[]
  hardware?: Record<string, unknown>
  physical_properties?: Record<string, unknown>
  software_features?: Record<string, unknown>
}
