interface Props {
  readonly name: 'header' | 'footer'
  /** Whether the screen is the first one of its element; on those that open from there the host has no place. */
  readonly isFirst: boolean
}

/** Where a host may put something, above a screen or below it. */
export const HostSlot = ({ name, isFirst }: Props) => isFirst && <slot name={name} />
