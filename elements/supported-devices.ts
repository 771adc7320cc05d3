import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { booleanOption, listOption } from '../src/element/options/option.js'
import { define } from '../src/element/root/define.js'
import { ScreenElement } from '../src/element/root/screen-element.js'
import { CataloguePlaceholder } from '../src/features/catalogue/catalogue-placeholder.js'
import { SupportedDevicesScreen } from '../src/features/catalogue/supported-devices-screen.js'

export type * from './host-types.js'

/**
 * The device models that the platform supports, by manufacturer, with search and filters.
 *
 * @summary The catalogue of supported device models.
 * @tagname x-supported-devices
 * @example <x-supported-devices publishable-key="seam_pk1…" manufacturers="August, Yale"></x-supported-devices>
 *
 * @slot empty - Replaces the message of an empty list. Not used if a search has no results.
 * @csspart filter - The button that opens the filters.
 * @csspart badge - The support level of a model.
 * @csspart menu - The open filters.
 * @csspart select - The manufacturer picker.
 * @csspart row - The row of a device model.
 * @csspart alert - A note about a manufacturer.
 */
export class SupportedDevicesElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen(
    {
      disableFilter: booleanOption(),
      disableSearch: booleanOption(),
      manufacturers: listOption(),
      excludedManufacturers: listOption(),
      includeIf: listOption(),
      excludeIf: listOption()
    },
    SupportedDevicesScreen,
    { placeholder: CataloguePlaceholder }
  )

  /** Hides the filters. @attr disable-filter */
  declare disableFilter: boolean | undefined
  /** Hides the search box. @attr disable-search */
  declare disableSearch: boolean | undefined
  /**
   * Lists only these manufacturers, by name or id. As an attribute, CSV or a JSON array; an empty list shows none.
   *
   * @default all
   * @attr manufacturers
   */
  declare manufacturers: readonly string[] | undefined
  /**
   * Hides these manufacturers, by name or id. As an attribute, CSV or a JSON array.
   *
   * @default none
   * @attr excluded-manufacturers
   */
  declare excludedManufacturers: readonly string[] | undefined
  /**
   * Lists only models with all of these features, such as `software_features.can_remotely_unlock`. As an attribute, CSV
   * or a JSON array.
   *
   * @attr include-if
   */
  declare includeIf: readonly string[] | undefined
  /** Hides models with any of these features. As an attribute, CSV or a JSON array. @attr exclude-if */
  declare excludeIf: readonly string[] | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'x-supported-devices': SupportedDevicesElement
  }
}

define('x-supported-devices', SupportedDevicesElement)
