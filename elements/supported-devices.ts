import { define } from '../src/element/custom-element/define.js'
import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { ScreenElement } from '../src/element/custom-element/screen-element.js'
import { booleanOption, listOption } from '../src/element/options/option.js'
import { cataloguePlaceholder } from '../src/features/catalogue/catalogue-placeholder.js'
import { SupportedDevicesScreen } from '../src/features/catalogue/supported-devices-screen.js'

export type * from './host-types.js'

/**
 * The device models that the platform supports, by manufacturer, with search and filters.
 *
 * @summary The catalogue of supported device models.
 * @tagname x-supported-devices
 * @example <x-supported-devices publishable-key="seam_pk1…" manufacturers="August, Yale"></x-supported-devices>
 *
 * @slot header - Stands above the first screen, not above those that open from there.
 * @slot empty - Stands where there is no model to list, in place of our words; where a search finds nothing, that is said.
 * @slot footer - Stands below the first screen, not below those that open from there.
 * @csspart filter - The button that opens the filters.
 * @csspart badge - How far a model is supported.
 * @csspart menu - The filters, while they are open.
 * @csspart select - The manufacturers to choose from.
 * @csspart row - The row of a device model.
 * @csspart alert - Something to know of a manufacturer.
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
    { placeHolder: cataloguePlaceholder }
  )

  /** Hides the filters. @attr disable-filter */
  declare disableFilter: boolean | undefined
  /** Hides the search box. @attr disable-search */
  declare disableSearch: boolean | undefined
  /** Only these manufacturers, by name or id: as an attribute CSV or a JSON array; an empty array means none. @default all @attr manufacturers */
  declare manufacturers: readonly string[] | undefined
  /** All but these manufacturers, by name or id: as an attribute CSV or a JSON array. @default none @attr excluded-manufacturers */
  declare excludedManufacturers: readonly string[] | undefined
  /** Only models of which all of this is true, such as `software_features.can_remotely_unlock`: as an attribute CSV or a JSON array. @attr include-if */
  declare includeIf: readonly string[] | undefined
  /** Only models of which none of this is true: as an attribute CSV or a JSON array. @attr exclude-if */
  declare excludeIf: readonly string[] | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'x-supported-devices': SupportedDevicesElement
  }
}

define('x-supported-devices', SupportedDevicesElement)
