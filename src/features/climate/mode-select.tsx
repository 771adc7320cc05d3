import type { Offer } from '../../core/gate/offer.js'
import { useOffer } from '../../ui/actions/use-offer.js'
import { Select } from '../../ui/fields/select.js'

interface Props<Mode extends string> {
  readonly label: string
  readonly offered: readonly Mode[]
  readonly value: string
  readonly disabled: boolean
  readonly textOf: (mode: string) => string
  onChange(mode: Mode, offer: Offer): void
}

/** Select for the offered modes. A current mode that isn't offered is listed by name while it is in use. */
export function ModeSelect<Mode extends string>({ label, offered, value, disabled, textOf, onChange }: Props<Mode>) {
  const { isMuted, take } = useOffer(disabled ? undefined : label)
  const isOffered = offered.some((mode) => mode === value)
  return (
    <Select
      label={label}
      hideLabel
      options={(isOffered ? offered : [value, ...offered]).map((mode) => ({ value: mode, label: textOf(mode) }))}
      value={value}
      disabled={disabled}
      isMuted={isMuted}
      onChange={(chosen) => {
        const mode = offered.find((known) => known === chosen)
        const offer = take()
        if (mode && offer) onChange(mode, offer)
      }}
    />
  )
}
