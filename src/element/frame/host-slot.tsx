import { useNavigation } from './navigation-context.js'

interface Props {
  readonly name: 'header' | 'footer'
}

/** Slot for the host's content above or below the first screen. */
export function HostSlot({ name }: Props) {
  return useNavigation().isFirst && <slot name={name} />
}
