import { useNavigation } from './navigation-context.js'

interface Props {
  readonly name: 'header' | 'footer'
}

/** Where a host may put something, above or below the first screen of an element; on those that open it has no place. */
export function HostSlot({ name }: Props) {
  return useNavigation().isFirst && <slot name={name} />
}
