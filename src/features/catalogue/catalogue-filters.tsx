import { useMessages } from '../../element/custom-element/element-context.js'
import { catalogueName } from './rules/catalogue.js'
import type { Manufacturer } from '../../core/resources/resources.js'
import { Checkbox } from '../../ui/fields/checkbox.js'
import { ChevronDown } from '../../ui/icons.js'
import { PopoverButton } from '../../ui/overlay/popover-button.js'
import { Select } from '../../ui/fields/select.js'

interface Props {
  readonly manufacturers: readonly Manufacturer[]
  readonly picked: string
  readonly onPick: (manufacturerId: string) => void
  readonly supported: boolean
  readonly onSupported: (supported: boolean) => void
}

/** What of the catalogue is to be seen: of which manufacturer, and whether only what is supported. */
export function CatalogueFilters({ manufacturers, picked, onPick, supported, onSupported }: Props) {
  const { supportedDevices: texts } = useMessages()
  const options = manufacturers.map((manufacturer) => ({
    value: manufacturer.manufacturer_id,
    label: catalogueName(manufacturer) ?? texts.unnamedManufacturer
  }))
  return (
    <PopoverButton
      label={texts.filters(0)}
      text={texts.filters(Number(picked !== '') + Number(!supported))}
      icon={<ChevronDown />}
      part="button filter"
    >
      <Select
        label={texts.manufacturer}
        options={[{ value: '', label: texts.all }, ...options]}
        value={picked}
        onChange={onPick}
      />
      <Checkbox label={texts.supported} checked={supported} onChange={onSupported} />
    </PopoverButton>
  )
}
