import { Select } from '../../ui/fields/select.js'
import { shownModes } from './thermostat-choices.js'

interface Props<Mode extends string> {
  readonly label: string
  readonly offered: readonly Mode[]
  readonly value: string
  readonly disabled: boolean
  readonly textOf: (mode: string) => string
  onChange(mode: Mode): void
}

/** Select for the offered modes. A current mode that isn't offered is listed by name while it is in use. */
export function ModeSelect<Mode extends string>({ label, offered, value, disabled, textOf, onChange }: Props<Mode>) {
  return (
    <Select
      label={label}
      hideLabel
      options={shownModes(offered, value).map((mode) => ({ value: mode, label: textOf(mode) }))}
      value={value}
      disabled={disabled}
      onChange={(chosen) => {
        const mode = offered.find((known) => known === chosen)
        if (mode) onChange(mode)
      }}
    />
  )
}
