import type { Manufacturer } from '../../core/resources/resources.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import { SUPPORTED_DEVICES } from '../../messages/supported-devices/en.js'
import { Checkbox } from '../../ui/fields/checkbox.js'
import { Select } from '../../ui/fields/select.js'
import { ChevronDown } from '../../ui/icons.js'
import { PopoverButton } from '../../ui/overlay/popover-button.js'
import { catalogueName } from './rules/catalogue.js'

interface CatalogueFilter {
  /** Id of the selected manufacturer. */
  readonly picked: string
  readonly isSupported: boolean
}

export const UNFILTERED: CatalogueFilter = { picked: '', isSupported: true }

interface Props {
  readonly manufacturers: readonly Manufacturer[]
  readonly filter: CatalogueFilter
  readonly onChange: (filter: CatalogueFilter) => void
}

/** Filters: manufacturer, and supported models only. */
export function CatalogueFilters({ manufacturers, filter, onChange }: Props) {
  const texts = useTexts(SUPPORTED_DEVICES)
  const { picked, isSupported } = filter
  const options = manufacturers.map((manufacturer) => ({
    value: manufacturer.manufacturer_id,
    label: catalogueName(manufacturer) ?? texts.unnamedManufacturer
  }))
  return (
    <PopoverButton
      label={texts.filters(0)}
      text={texts.filters(Number(picked !== '') + Number(!isSupported))}
      icon={<ChevronDown />}
      part="button filter"
    >
      <Select
        label={texts.manufacturer}
        options={[{ value: '', label: texts.all }, ...options]}
        value={picked}
        onChange={(id) => onChange({ ...filter, picked: id })}
      />
      <Checkbox
        label={texts.supported}
        checked={isSupported}
        onChange={(supported) => onChange({ ...filter, isSupported: supported })}
      />
    </PopoverButton>
  )
}
